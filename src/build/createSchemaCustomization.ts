import type { GatsbyNode } from 'gatsby';

/** What every page made from content has, whichever kind it is. */
const PAGE_FIELDS = /* GraphQL */ `
  id: ID!
  "Address on the site."
  path: String!
  title: String!
  description: String!
  "Name of the part of the site, as it stands in the page's title."
  section: String!
  "Path of the source from the root of the project."
  source: String!
  unlisted: Boolean!
  "Mistakes in the front matter; those in the body are in content."
  faults: JSON!
  content: PageContent!
`;

/** What a page in a sidebar has beside. */
const SIDEBAR_FIELDS = /* GraphQL */ `
  "Which sidebar the page stands in: docs, docs-{version} or tutorials."
  sidebar: String!
  "Path of the source below the folder of its sidebar, without extension."
  docId: String!
  folder: String!
  position: Float!
  label: String!
  related: [String!]!
  "Line of the front matter that names the related pages."
  relatedLine: Int!
  "What readers may call its subject in words that it does not use itself; the search finds it by them."
  keywords: [String!]!
`;

/** What authors may tell of the life of a page. */
const DATE_FIELDS = /* GraphQL */ `
  "Date on which the feature appeared."
  since: String
  "Date of the last review."
  reviewed: String
  "Date of the last change, for where there is no history of git."
  updated: String
`;

/**
 * Spells out every field we query. Gatsby would infer them from the content, but then one missing key of the front
 * matter changes the schema, and every generated type may be null.
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

    "The files as Gatsby's plugins read them. Our nodes are made of the same front matter, which is checked there."
    type Mdx implements Node @dontInfer { id: ID! }
    type MarkdownRemark implements Node @dontInfer { id: ID! }

    "A page's body as data."
    type PageContent {
      "Elements as [name, props, ...children]; pictures are part of it, and what readers operate where it is asked for. In a list, entries of the changelog keep apart."
      tree(controls: Boolean, inList: Boolean): JSON!
      headings: [ContentHeading!]!
      links: [ContentLink!]!
      pictures: [ContentPicture!]!
      "Its text by sections, for the search; the first is what stands before any heading."
      sections: [ContentSection!]!
      faults: [ContentFault!]!
      "The changes that an entry of the changelog tells of; other pages have none."
      items: [ContentItem!]!
    }
    type ContentHeading { id: String!, depth: Int!, text: String! }
    type ContentLink { href: String!, line: Int! }
    type ContentPicture { src: String!, line: Int! }
    type ContentSection { depth: Int!, heading: String!, anchor: String!, blocks: [String!]! }
    type ContentFault { message: String!, line: Int! }
    type ContentItem { kind: String!, id: String!, text: String! }

    "A section of a page, or a part of a long one, as both modes of the search know it."
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
    "As nodes have it: this is where the plugin of the hosted service looks."
    type SearchInternal { contentDigest: String! }
  `);
};
