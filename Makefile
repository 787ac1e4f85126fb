# make play: sets everything up and opens a table.   make test: sets everything up and passes all tests.
PYTHON ?= python3
BIN := .venv/bin
SHELL := /bin/bash
AS_ROOT := $(if $(filter 0,$(shell id -u)),,sudo)

.PHONY: help setup lock web play terminal test check browser compiler gallery bench soak golden picture protocol clean

help:
	@echo "make play    set up and open the table in the browser"
	@echo "make terminal set up and play in the terminal (GAME=the_game SEATS=1)"
	@echo "make web     build the browser's table"
	@echo "make test    set up and run all checks and tests"
	@echo "make check   lint, format, types, docs"
	@echo "make lock    choose versions anew, as pyproject.toml and web/package.json allow, and write the locks"
	@echo "make bench   measure what people wait for, and speed against a peer (docs/results/speed.md)"
	@echo "make soak    tens of millions of random games; writes docs/results/soak.md"
	@echo "make golden  write the golden games anew (then review the difference)"
	@echo "make protocol write the protocol's JSON Schema and TypeScript types anew"
	@echo "make picture draw the README's picture anew"
	@echo "make gallery draw every game anew, as the browser shows it (docs/gallery)"

setup: .venv/ready

# By version and hash, from whatever index pip is set to; kibitz itself is built with what the lock has brought.
.venv/ready: pyproject.toml requirements.lock
	$(PYTHON) -m venv --clear .venv || { $(AS_ROOT) apt-get install -y python3-venv && $(PYTHON) -m venv --clear .venv; }
	$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

# Needs uv to choose; nothing needs it to install. Neither lock says where from: no index and no address stands in one.
WITHOUT_FUNDING := const fs = require("fs"), file = "package-lock.json", lock = JSON.parse(fs.readFileSync(file)); \
	for (const one of Object.values(lock.packages)) delete one.funding; \
	fs.writeFileSync(file, JSON.stringify(lock, null, 2) + "\n")
LOCKED := --extra all --extra lab --group dev
lock:
	$(PYTHON) -m venv --clear build/lock
	build/lock/bin/python -m pip install --quiet uv
	build/lock/bin/uv pip compile --quiet --upgrade pyproject.toml $(LOCKED) --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-annotate --no-header --output-file requirements.lock
	mkdir build/lock/web && cp web/package.json web/.npmrc build/lock/web   # where npm finds nothing that it had before
	cd build/lock/web && npm install --package-lock-only --no-audit --no-fund && node -e '$(WITHOUT_FUNDING)'
	cp build/lock/web/package-lock.json web

web: src/kibitz/server/static/index.html

web/node_modules/ready: web/package.json web/package-lock.json web/.npmrc
	command -v npm > /dev/null || $(AS_ROOT) apt-get install -y npm
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

src/kibitz/server/static/index.html: web/node_modules/ready $(shell find web/src web/public web/index.html web/vite.config.ts 2>/dev/null)
	cd web && npm run --silent build

play: setup web
	$(BIN)/kibitz serve --open

GAME ?= pairs
SEATS ?= 4
terminal: setup
	$(BIN)/kibitz play $(GAME) --seats $(SEATS)

# Debian's two, without a download of their own.
browser:
	command -v chromium > /dev/null && command -v firefox-esr > /dev/null || { $(AS_ROOT) env DEBIAN_FRONTEND=noninteractive apt-get update -q && $(AS_ROOT) env DEBIAN_FRONTEND=noninteractive apt-get install -qy chromium firefox-esr; }

# For what makes a disk and a clock fail (bench/shim.c).
compiler:
	command -v cc > /dev/null || { $(AS_ROOT) env DEBIAN_FRONTEND=noninteractive apt-get update -q && $(AS_ROOT) env DEBIAN_FRONTEND=noninteractive apt-get install -qy gcc libc6-dev; }

test: check web browser compiler
	$(BIN)/pytest -n $$(($$(nproc) + 1)) --dist worksteal

check: setup web/node_modules/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests bench docs
	$(BIN)/python tests/check_docs.py
	$(BIN)/python tests/check_dependencies.py
	cd web && npm run --silent check

bench: setup
	$(BIN)/python bench/speed.py
	$(BIN)/python bench/quick.py

soak: setup
	$(BIN)/python bench/soak.py

golden: setup
	$(BIN)/python tests/golden.py --write

protocol: setup
	$(BIN)/python -m kibitz.server.protocol.schema

picture: setup
	$(BIN)/python docs/pictures/make.py

gallery: setup web browser
	$(BIN)/python -m docs.gallery.make

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache
