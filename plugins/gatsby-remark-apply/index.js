/** Applies a function of ours to each Markdown tree that gatsby-transformer-remark makes. */
module.exports = ({ markdownAST }, { transform }) => transform(markdownAST);
