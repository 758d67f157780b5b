// The order of CSS rules in a page is the order in which the files that define them were loaded. Gatsby loads a page's
// file when it renders the first page of its kind, and which one that is may vary from build to build; so all of them
// are loaded up front.
if (process.env.NODE_ENV === 'production') {
  const pages = import.meta.webpackContext('../pages', { regExp: /\.tsx$/ });
  const templates = import.meta.webpackContext('../templates', { regExp: /\.tsx$/ });
  for (const kind of [pages, templates]) kind.keys().forEach(kind);
}
