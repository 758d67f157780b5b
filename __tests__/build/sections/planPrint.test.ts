import { existsSync } from 'node:fs';
import { planPrint, printLink } from '../../../src/build/sections/planPrint';
import { planSidebar } from '../../../src/build/sections/planSidebar';
import { planSidebars } from '../../../src/build/sections/planSidebars';
import type { SidebarEntry } from '../../../src/build/sections/planSidebar';
import type { PrintPart } from '../../../src/model/content/printPart';
import { sidebarOf } from '../support/sidebar';

const { page, category } = sidebarOf('docs', '/docs');
const categories = [
  category(''),
  category('api', { position: 2, section: 'Docs 2.0' }),
  category('api/v2'),
];

function planned(pages: readonly SidebarEntry[], folders = categories) {
  const { tree } = planSidebar('docs', pages, folders);
  const plans = planPrint(tree, [...pages, ...folders]);
  return Object.fromEntries(
    plans.map(({ path, component, context }) => [
      path,
      {
        component,
        section: context.section,
        ids: context.ids,
        parts: (context.parts as PrintPart[]).map((part) => `${part.depth} ${part.path}`),
        folders: context.folders,
        onlineOnly: context.onlineOnly,
      },
    ]),
  );
}

test('each folder has a print page that joins the pages in it, in reading order', () => {
  const plans = planned([page('intro'), page('api/limits', { position: -1 }), page('api/v2/keys')]);

  expect(plans['/docs/api/print']?.section).toBe('Docs 2.0');
  expect(Object.keys(plans)).toEqual(['/docs/api/print', '/docs/api/v2/print']);
  expect(plans['/docs/api/print']).toMatchObject({
    parts: ['0 /docs/api/limits', '0 /docs/api/v2', '1 /docs/api/v2/keys'],
    folders: [],
  });
  expect(plans['/docs/api/print']?.ids).toHaveLength(3);
  expect(existsSync(plans['/docs/api/print']?.component ?? '')).toBe(true);
});

test('a large section joins its direct pages and links to the print pages of its folders', () => {
  const many = Array.from({ length: 31 }, (_, index) => page(`api/v2/page-${index}`));
  const plans = planned([page('api/limits'), ...many]);

  expect(plans['/docs/api/print']?.parts).toEqual(['0 /docs/api/limits']);
  expect(plans['/docs/api/print']?.folders).toMatchObject([{ path: '/docs/api/v2/print' }]);
  expect(plans['/docs/api/v2/print']?.parts).toHaveLength(31);
});

test('a large section without direct pages links to its folders, except those with nothing to print', () => {
  const pages = (folder: string) =>
    Array.from({ length: 20 }, (_, index) => page(`${folder}/page-${index}`));
  const plans = planned(
    [...pages('api/v2'), ...pages('api/v3'), page('api/reference/all', { kind: 'api-reference' })],
    [...categories, category('api/v3'), category('api/reference')],
  );

  expect(plans['/docs/api/print']?.parts).toEqual([]);
  expect(plans['/docs/api/print']?.folders).toMatchObject([
    { path: '/docs/api/v2/print' },
    { path: '/docs/api/v3/print' },
  ]);
  expect(plans['/docs/api/print']?.onlineOnly).toMatchObject([{ path: '/docs/api/reference/all' }]);
  expect(Object.keys(plans)).toEqual([
    '/docs/api/print',
    '/docs/api/v2/print',
    '/docs/api/v3/print',
  ]);
});

test('unlisted pages and the API reference are not joined, but the reference is named', () => {
  const plans = planned([
    page('api/limits'),
    page('api/hidden', { unlisted: true }),
    page('api/reference', { kind: 'api-reference', label: 'Reference' }),
    page('api/v2/reference', { kind: 'api-reference', label: 'Reference 2' }),
  ]);

  expect(plans['/docs/api/print']).toMatchObject({
    parts: ['0 /docs/api/limits', '0 /docs/api/v2'],
    onlineOnly: [
      { title: 'Reference', path: '/docs/api/reference' },
      { title: 'Reference 2', path: '/docs/api/v2/reference' },
    ],
  });
});

test('a sidebar is planned with its print pages, to which the index pages of folders link', () => {
  const { pages } = planSidebars({ pages: [page('api/limits'), page('intro')], categories });

  const paths = new Set(pages.map(({ path }) => path));
  expect(paths).toContain('/docs/api/print');
  expect(JSON.stringify(printLink('/docs/api', paths))).toContain('"href":"/docs/api/print"');
  expect(printLink('/docs/intro', paths)).toEqual([]);
});

test('a large section names only the references outside the folders that it links to', () => {
  const many = Array.from({ length: 31 }, (_, index) => page(`api/v2/page-${index}`));
  const reference = (place: string) => page(place, { kind: 'api-reference' });
  const plans = planned([...many, reference('api/own'), reference('api/v2/other')]);

  expect(plans['/docs/api/print']?.onlineOnly).toMatchObject([{ path: '/docs/api/own' }]);
  expect(plans['/docs/api/v2/print']?.onlineOnly).toMatchObject([{ path: '/docs/api/v2/other' }]);
});
