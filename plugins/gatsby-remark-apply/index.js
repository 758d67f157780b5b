/** Applies a function of ours to each Markdown tree that gatsby-transformer-remark makes, and tells it the path of the site. */
module.exports = ({ markdownAST, basePath }, { transform }) => transform(markdownAST, basePath);
