// Rules of style stand in a page in the order in which the files they are written in were read. Gatsby reads the file of a page
// when it writes the first page of its kind, and which that is may change from build to build: here all are read beforehand.
if (process.env.NODE_ENV === 'production') {
  const pages = import.meta.webpackContext('../pages', { regExp: /\.tsx$/ });
  const templates = import.meta.webpackContext('../templates', { regExp: /\.tsx$/ });
  for (const kind of [pages, templates]) kind.keys().forEach(kind);
}
