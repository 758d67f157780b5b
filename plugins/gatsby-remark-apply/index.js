/** Passes each Markdown tree of gatsby-transformer-remark to a function of ours, with the text and the site's path prefix. */
module.exports = ({ markdownAST, markdownNode, basePath }, { transform }) =>
  transform(markdownAST, { basePath, body: markdownNode.internal.content });
