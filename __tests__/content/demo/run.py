"""Runs the pages' Python code on the demo data: JSON in, JSON out.

In: {"data": the folder with the CSV files, "pages": a list of blocks per page, {"line", "code"}}.
Out: for each page a result per block: {"error"} if it fails, otherwise {"table"}, which is its
last expression as a pipe table, or null if that is not a DataFrame.
"""

import ast
import json
import os
import sys
import tempfile
import traceback
from pathlib import Path

os.environ["MPLBACKEND"] = "Agg"

import pandas

# The blocks' own output must not get between the results.
answers = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)

BLOCK = "<block>"


def read_table(file):
    frame = pandas.read_csv(file)
    dates = [column for column in frame.columns if column.endswith(("_at", "_on"))]
    return frame.assign(**{column: pandas.to_datetime(frame[column]) for column in dates})


def as_cell(value):
    if value is None or value is pandas.NaT or (isinstance(value, float) and value != value):
        return "null"
    if isinstance(value, pandas.Timestamp):
        return value.strftime("%Y-%m-%d" if value == value.normalize() else "%Y-%m-%d %H:%M:%S")
    return str(value)


def as_row(cells):
    return f"| {' | '.join(cells)} |"


def as_table(frame):
    rows = frame.astype(object).values.tolist()
    head = [as_row(map(str, frame.columns)), as_row(["---"] * len(frame.columns))]
    return "\n".join(head + [as_row(map(as_cell, row)) for row in rows])


def evaluate(block, names):
    """The value of a block's last line, or None if that is not an expression."""
    tree = ast.parse(block["code"], BLOCK)
    ast.increment_lineno(tree, block["line"])
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, BLOCK, "exec"), names)
    return eval(compile(ast.Expression(last.value), BLOCK, "eval"), names) if last else None


def reason(error, block):
    if isinstance(error, SyntaxError) and error.filename == BLOCK:
        return f"{type(error).__name__}: {error.msg} (line {block['line'] + error.lineno})"
    lines = [at.lineno for at in traceback.extract_tb(error.__traceback__) if at.filename == BLOCK]
    return f"{type(error).__name__}: {error} (line {lines[-1]})"


def answer(block, names):
    try:
        value = evaluate(block, names)
    except (Exception, SystemExit) as error:
        return {"error": reason(error, block)}
    return {"table": as_table(value) if isinstance(value, pandas.DataFrame) else None}


def run_page(blocks, tables):
    """The answers of a page, whose blocks share their names and a folder of their own."""
    names = {"__name__": "__main__"}
    names.update({name: table.copy() for name, table in tables.items()})
    given = []
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for block in blocks:
            failed = given and "error" in given[-1]
            given.append({"error": "A block above failed."} if failed else answer(block, names))
        os.chdir("/")
    return given


asked = json.load(sys.stdin)
tables = {file.stem: read_table(file) for file in Path(asked["data"]).glob("*.csv")}
json.dump([run_page(blocks, tables) for blocks in asked["pages"]], answers)
answers.close()
