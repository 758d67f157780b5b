import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import { noteDrafts } from './codeStamp';
import { category } from './nodes/category';
import type { ContentFields } from './nodes/contentFields';
import { isFileNode } from './nodes/fileNode';
import { writtenPage } from './nodes/writtenPage';

/** Creates the site's own nodes from files and from the nodes that the Markdown plugins made of them. */
export const onCreateNode: NonNullable<GatsbyNode['onCreateNode']> = (args) => {
  const content = contentOf(args.node, args.getNode);
  if (!content?.published) return;
  if (content.draft) noteDrafts();
  if (content.draft && process.env.NODE_ENV === 'production') return;
  const { node: parent, actions } = args;
  const { type, fields, draft } = content;
  // Not derived from the id of the file, which reveals its path on this machine: ids are published in page data.
  const id = args.createNodeId(`${type} ${fields.source}`);
  const { contentDigest } = parent.internal;
  void actions.createNode({
    ...fields,
    // For the check of the body: only a draft may be empty.
    draft,
    id,
    parent: parent.id,
    children: [],
    internal: { type, contentDigest },
  });
  actions.createParentChildLink({ parent, child: { id } as Node });
};

function contentOf(node: Node, getNode: CreateNodeArgs['getNode']): ContentFields | undefined {
  if (isFileNode(node)) return node.base === '_category.yml' ? category(node) : undefined;
  const file = node.parent ? getNode(node.parent) : undefined;
  if (!isFileNode(file)) return undefined;
  const type = file.sourceInstanceName === 'changelog' ? 'MarkdownRemark' : 'Mdx';
  return node.internal.type === type ? writtenPage(file) : undefined;
}
