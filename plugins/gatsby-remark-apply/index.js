/** Applies a function of ours to each Markdown tree that gatsby-transformer-remark makes, and tells it the text and the path of the site. */
module.exports = ({ markdownAST, markdownNode, basePath }, { transform }) =>
  transform(markdownAST, { basePath, body: markdownNode.internal.content });
