import type { GatsbyNode } from 'gatsby';

/** The fields of every page made from content, of any kind. */
const PAGE_FIELDS = /* GraphQL */ `
  id: ID!
  "Address on the site."
  path: String!
  title: String!
  description: String!
  "Name of the part of the site, as shown in the page's title."
  section: String!
  "Path of the source, from the root of the project."
  source: String!
  unlisted: Boolean!
  "Mistakes in the front matter; those in the body are under content."
  faults: JSON!
  content: PageContent!
`;

/** The further fields of a page in a sidebar. */
const SIDEBAR_FIELDS = /* GraphQL */ `
  "Id of the page's sidebar: docs, docs-{version}, tutorials or another of OWN_SIDEBARS."
  sidebar: String!
  "Path of the source relative to the folder of its sidebar, without extension."
  docId: String!
  folder: String!
  position: Float!
  label: String!
  related: [String!]!
  "Line of the front matter that lists the related pages."
  relatedLine: Int!
  "What readers may call its subject, in words the page itself does not use; the search matches them."
  keywords: [String!]!
`;

/** Dates that authors may give for a page. */
const DATE_FIELDS = /* GraphQL */ `
  "Date of the feature's release."
  since: String
  "Date of the last review."
  reviewed: String
  "Date of the last change, used where there is no git history."
  updated: String
`;

/**
 * Declares every field we query. If Gatsby inferred them from the content, one missing front matter key would change the
 * schema, and every generated type could be null.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(/* GraphQL */ `
    interface LearnPage implements Node { ${PAGE_FIELDS} }

    interface SidebarPage implements Node & LearnPage { ${PAGE_FIELDS} ${SIDEBAR_FIELDS} }

    type Doc implements Node & LearnPage & SidebarPage @dontInfer {
      ${PAGE_FIELDS}
      ${SIDEBAR_FIELDS}
      ${DATE_FIELDS}
      kind: String!
    }

    type Tutorial implements Node & LearnPage & SidebarPage @dontInfer {
      ${PAGE_FIELDS}
      ${SIDEBAR_FIELDS}
      level: String!
      minutes: Int!
      "Address of a recording."
      video: String
      ${DATE_FIELDS}
    }

    type Category implements Node & LearnPage & SidebarPage @dontInfer {
      ${PAGE_FIELDS}
      ${SIDEBAR_FIELDS}
    }

    type ChangelogEntry implements Node & LearnPage @dontInfer {
      ${PAGE_FIELDS}
      date: String!
      tags: [String!]!
    }

    "The files as Gatsby's plugins read them. Our own nodes hold the same front matter, checked."
    type Mdx implements Node @dontInfer { id: ID! }
    type MarkdownRemark implements Node @dontInfer { id: ID! }

    "A page's body as data."
    type PageContent {
      "Elements as [name, props, ...children], with pictures embedded; what readers operate is included on request. In a list, several changelog entries share a page."
      tree(controls: Boolean, inList: Boolean): JSON!
      headings: [ContentHeading!]!
      links: [ContentLink!]!
      pictures: [ContentPicture!]!
      "The tabs that links can open, since they switch in groups."
      tabs: [ContentTab!]!
      "Its text by section, for the search; the first section is the text before any heading."
      sections: [ContentSection!]!
      faults: [ContentFault!]!
      "The changes that a changelog entry lists; other pages have none."
      items: [ContentItem!]!
    }
    type ContentHeading { id: String!, depth: Int!, text: String! }
    type ContentLink { href: String!, line: Int! }
    type ContentPicture { src: String!, line: Int! }
    type ContentTab { group: String!, label: String!, line: Int! }
    type ContentSection { depth: Int!, heading: String!, anchor: String!, blocks: [String!]! }
    type ContentFault { message: String!, line: Int! }
    type ContentItem { kind: String!, id: String!, text: String! }

    "A section of a page, or a part of a long one, in the form that both search engines use."
    type SearchRecord {
      objectID: String!
      url: String!
      url_without_anchor: String!
      anchor: String!
      type: String!
      hierarchy: SearchHierarchy!
      trail: [String!]!
      keywords: [String!]!
      content: String!
      language: String!
      docusaurus_tag: String!
      weight: SearchWeight!
      internal: SearchInternal!
    }
    type SearchRecords { nodes: [SearchRecord!]! }
    type SearchHierarchy {
      lvl0: String
      lvl1: String
      lvl2: String
      lvl3: String
      lvl4: String
      lvl5: String
      lvl6: String
    }
    type SearchWeight { pageRank: Int!, level: Int!, position: Int! }
    "As on nodes: the hosted service's plugin looks for the digest here."
    type SearchInternal { contentDigest: String! }
  `);
};
