"""Audit what kibitz is built on: packages that fit each other, and none with a known vulnerability.

The second needs the advisories of the package index. Where those cannot be asked, it says so, and only the first is
checked: a machine without them is no reason to fail, and none to call it audited.
"""

from __future__ import annotations

import json
import subprocess
import sys

PATIENCE = 120


def main() -> int:
    fits = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True)
    if fits.returncode:
        print(fits.stdout, fits.stderr, file=sys.stderr)
        return 1
    command = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off", "--skip-editable"]
    try:
        asked = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        found = json.loads(asked.stdout)["dependencies"]
    except (subprocess.TimeoutExpired, ValueError, KeyError):
        found = []
    audited = [package for package in found if "skip_reason" not in package]
    bad = [package for package in audited if package["vulns"]]
    for package in bad:
        for one in package["vulns"]:
            fixed = ", ".join(one["fix_versions"]) or "no version yet"
            print(f"{package['name']} {package['version']}: {one['id']}, fixed in {fixed}", file=sys.stderr)
    if not audited:
        print("dependencies fit each other; NOT audited: the package index gives no advisories here")
    else:
        print(f"dependencies fit each other; {len(audited)} audited, {len(bad)} with known vulnerabilities")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
