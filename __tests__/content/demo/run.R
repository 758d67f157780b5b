# Runs the pages' R code on the demo data: JSON in, JSON out.
#
# In: {"data": the folder with the CSV files, "pages": a list of blocks per page, {"line", "code"}}.
# Out: for each page a result per block: {"error"} if it fails, otherwise {}.

asked <- jsonlite::fromJSON(file("stdin"), simplifyVector = FALSE)

files <- list.files(asked$data, "\\.csv$", full.names = TRUE)
tables <- lapply(files, read.csv, stringsAsFactors = FALSE)
names(tables) <- sub("\\.csv$", "", basename(files))

# As in a cell, unassigned values are printed; otherwise plots would not be drawn.
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

# The blocks of a page share variables and a folder; blocks after a failed one are not run.
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

# The blocks' own output must not get between the results.
sink(stderr())
answers <- lapply(asked$pages, run_page)
sink()
cat(jsonlite::toJSON(answers, null = "null"))
