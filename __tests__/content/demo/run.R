# Runs the R of the pages on the demo data: JSON in, JSON out.
#
# In: {"data": the folder of the CSV files, "pages": for each page its blocks, {"line", "code"}}.
# Out: for each page an answer to each block: {"error"} where it fails, else {}.

asked <- jsonlite::fromJSON(file("stdin"), simplifyVector = FALSE)

files <- list.files(asked$data, "\\.csv$", full.names = TRUE)
tables <- lapply(files, read.csv, stringsAsFactors = FALSE)
names(tables) <- sub("\\.csv$", "", basename(files))

# As in a cell, values that are not assigned are shown; only so a plot is really drawn.
evaluate <- function(expression, names) {
  shown <- withVisible(eval(expression, names))
  if (shown$visible) print(shown$value)
}

run_block <- function(block, names) {
  line <- block$line
  tryCatch({
    expressions <- parse(text = block$code, keep.source = TRUE)
    for (index in seq_along(expressions)) {
      line <- block$line + attr(expressions, "srcref")[[index]][1]
      evaluate(expressions[[index]], names)
    }
    NULL
  }, error = function(error) sprintf("%s (line %d)", conditionMessage(error), line))
}

# The blocks of a page share their names and a folder; those below one that failed are not run.
run_page <- function(blocks) {
  folder <- tempfile("page")
  dir.create(folder)
  setwd(folder)
  names <- list2env(tables, parent = globalenv())
  failed <- FALSE
  lapply(blocks, function(block) {
    error <- if (failed) "A block above failed." else run_block(block, names)
    failed <<- failed || !is.null(error)
    list(error = jsonlite::unbox(error))
  })
}

# What the blocks print must not stand between the answers.
sink(stderr())
answers <- lapply(asked$pages, run_page)
sink()
cat(jsonlite::toJSON(answers, null = "null"))
