"""One text of the rules, three speeds: what they may say, and how they are written out for the compilers.

`grammar` is what rules may say, and `checker` reads them by it; `sanitizer` rewrites them to look where they step, and
in a `trial` they are played so; `source` writes them out, with `loops` through numbers, and `compiler` compiles and
keeps that; `arrays` are the tables on which it plays.
"""
