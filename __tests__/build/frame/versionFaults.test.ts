import type { SiteIndex } from '../../../src/build/frame/siteIndex';
import { reportVersionFaults } from '../../../src/build/frame/versionFaults';
import type { DocsVersion } from '../../../src/model/config/siteConfig';
import { index } from '../support/siteIndex';

function reported(versions: readonly DocsVersion[], site: SiteIndex = index): string[] {
  const messages: string[] = [];
  const report = (path: readonly (string | number)[], message: string) =>
    void messages.push(`${path.join('.')}: ${message}`);
  reportVersionFaults({ versions, index: site, report });
  return messages;
}

const version = (name: string, given: Partial<DocsVersion> = {}) => ({
  name,
  label: name,
  ...given,
});

test('versions that exist and name only what exists are valid', () => {
  const sidebars = { 'docs-1.0': 'legacy' };
  const versions = [
    version('current', { draftIds: ['held'], sidebars: { docs: 'roles' } }),
    version('1.0', { docs: ['roles', 'legacy'], draftIds: [], sidebars }),
  ];

  expect(reported(versions)).toEqual([]);
});

test.each<[DocsVersion, string[]]>([
  [
    version('1.1'),
    ['0.name: There is no folder content/versions/1.1 for the version "1.1". Did you mean "1.0"?'],
  ],
  [
    version('next', { docs: ['roles'] }),
    [
      '0.name: There is no folder content/versions/next for the version "next". Use one of 0.1, 1.0.',
    ],
  ],
  [
    version('0.1', { docs: ['roles'] }),
    [
      '0.name: The folder content/versions/0.1 of the version "0.1" has no pages. Add one, or remove the version.',
    ],
  ],
  [
    version('1.0', { docs: ['rolls', 'legacy'] }),
    ['0.docs.0: There is no doc "rolls" (docs of the version "1.0"). Did you mean "roles"?'],
  ],
  [
    version('1.0', { draftIds: ['roles', 'held'] }),
    ['0.draftIds.1: There is no doc "held" (draftIds of the version "1.0"). Use one of roles, legacy.'],
  ],
  [
    version('1.0', { sidebars: { docs: 'roles' } }),
    [
      '0.sidebars.docs: There is no sidebar "docs" (sidebars of the version "1.0"). Did you mean "docs-1.0"?',
    ],
  ],
  [
    version('1.0', { sidebars: { 'docs-1.0': 'rolls' } }),
    ['0.sidebars.docs-1.0: There is no doc "rolls" (sidebars of the version "1.0"). Did you mean "roles"?'],
  ],
  [
    version('current', { sidebars: { docs: 'held' } }),
    [
      '0.sidebars.docs: The doc "held" (sidebars of the version "current") is not published. Publish it or name another.',
    ],
  ],
])('everything that %j names but that does not exist is reported', (wrong, messages) => {
  expect(reported([wrong])).toEqual(messages.map((message) => `versions.${message}`));
}); // prettier-ignore

test('if no version has a folder, the message says to add one', () => {
  const { current = [] } = index.files;

  expect(reported([version('1.0')], { ...index, files: { current } })).toEqual([
    'versions.0.name: There is no folder content/versions/1.0 for the version "1.0". Add it, or remove the version.',
  ]);
});

test('a version that publishes none of its pages is reported', () => {
  const docs = index.docs.filter(({ sidebar }) => sidebar !== 'docs-1.0');

  expect(reported([version('1.0')], { ...index, docs })).toEqual([
    'versions.0.name: The version "1.0" publishes none of its pages. Publish one, or remove the version.',
  ]);
});

test('a version with the name of a folder in the current docs is reported', () => {
  const files = { ...index.files, current: ['1.0/notes', 'roles'] };

  expect(reported([version('1.0')], { ...index, files })).toEqual([
    'versions.0.name: The version "1.0" would be served at the same address as content/docs/1.0. Rename one of them.',
  ]);
});
