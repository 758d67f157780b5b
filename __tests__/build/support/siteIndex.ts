import type { SiteIndex } from '../../../src/build/frame/siteIndex';
import { versionSidebar } from '../../../src/build/versions';

/** A page of the docs, in the current version or another. */
const doc = (docId: string, label: string, version = 'current') => {
  const base = version === 'current' ? '/docs' : `/docs/${version}`;
  return { docId, label, sidebar: versionSidebar(version), path: `${base}/${docId}` };
};

/** A small site: current docs with a page that is held back, and version 1.0 of some. */
export const index: SiteIndex = {
  docs: [
    doc('getting-started/what-is-hex', 'What is Hex?'),
    doc('roles', 'Roles and permissions'),
    doc('roles', 'Roles', '1.0'),
    doc('legacy', 'Legacy', '1.0'),
  ],
  opens: { docs: '/docs', 'docs-1.0': '/docs/1.0', tutorials: '/tutorials' },
  files: {
    current: ['getting-started/what-is-hex', 'roles', 'held'],
    '1.0': ['roles', 'legacy'],
    '0.1': [],
  },
};
