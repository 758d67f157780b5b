import { linkFaults } from '../../../src/build/checks/linkFaults';

const targets = {
  pages: new Map([
    ['/', new Set<string>()],
    ['/search', new Set<string>()],
    ['/docs/roles', new Set(['who-may-edit', 'größe'])],
    ['/docs/api/api-overview', new Set<string>()],
    ['/docs/1.0/runs', new Set<string>()],
  ]),
  tabs: new Map([
    [
      '/docs/roles',
      [
        { group: 'language', label: 'Python' },
        { group: 'language', label: 'R' },
        { group: 'sign-in', label: 'Single sign-on' },
      ],
    ],
  ]),
  files: new Set(['/demo-data/orders.csv', '/llms.txt', '/terms.md', '/docs/roles.md']),
  unread: new Set(['/docs/broken']),
  drafts: () => new Map([['/docs/rules', 'content/docs/rules.mdx']]),
  moved: new Map([
    ['/docs/people', '/docs/roles'],
    ['/docs/editors', '/docs/roles#who-may-edit'],
  ]),
};

const page = { file: 'content/docs/roles.mdx', line: 7, from: '/docs/roles' };

const messages = (href: string) =>
  linkFaults([{ ...page, href }], targets).map(({ message }) => message);

test.each([
  '/',
  '/docs/roles',
  '/docs/roles#who-may-edit',
  '/docs/roles#gr%C3%B6%C3%9Fe',
  '/search?q=sql',
  '/docs/roles?tab.language=Python#who-may-edit',
  '/docs/roles?tab.language=R&tab.sign-in=Single%20sign-on',
  '/docs/broken?tab.language=R',
  '#who-may-edit',
  '#',
  '/demo-data/orders.csv',
  '/llms.txt',
  '/terms.md',
  '/docs/broken#part',
  'https://example.com/nowhere/',
  'https://learn.hex.technology/',
  'https://learn.hex.tech.example.com/',
  'mailto:help@example.com',
])('%s is a valid link', (href) => {
  expect(messages(href)).toEqual([]);
});

const away = 'Correct the address or remove the link.';

test.each([
  [
    '/docs/rules#who',
    'The link /docs/rules#who leads to a draft (content/docs/rules.mdx). Publish it, or remove the link.',
  ],
  [
    '/docs/people?a=b#who-may-edit',
    'The link /docs/people?a=b#who-may-edit leads to a page that has moved. Write /docs/roles?a=b#who-may-edit.',
  ],
  [
    '/docs/editors#all',
    'The link /docs/editors#all leads to a page that has moved. Write /docs/roles#who-may-edit.',
  ],
  [
    '/docs/api/api-roles/roles',
    'The link /docs/api/api-roles/roles leads to no page. Did you mean /docs/roles?',
  ],
  [
    'https://learn.hex.tech/docs/roles#who',
    'The link https://learn.hex.tech/docs/roles#who names the host of this site. Write /docs/roles#who.',
  ],
  [
    'https://learn.hex.tech',
    'The link https://learn.hex.tech names the host of this site. Write /.',
  ],
  [
    'https://learn.hex.tech?ref=mail',
    'The link https://learn.hex.tech?ref=mail names the host of this site. Write /?ref=mail.',
  ],
  ['/docs/rolse', 'The link /docs/rolse leads to no page. Did you mean /docs/roles?'],
  ['/saerch', 'The link /saerch leads to no page. Did you mean /search?'],
  ['/Docs/Roles', 'The link /Docs/Roles leads to no page. Did you mean /docs/roles?'],
  [
    '/docs/api/overview',
    'The link /docs/api/overview leads to no page. Did you mean /docs/api/api-overview?',
  ],
  ['/something/else/entirely', `The link /something/else/entirely leads to no page. ${away}`],
  ['/%zz-broken-escape', `The link /%zz-broken-escape leads to no page. ${away}`],
  [
    '/docs/roles#who-may-edti',
    'The link /docs/roles#who-may-edti leads to no heading on that page. Did you mean #who-may-edit?',
  ],
  [
    '#who-my-edit',
    'The link #who-my-edit leads to no heading on that page. Did you mean #who-may-edit?',
  ],
  ['#billing', `The link #billing leads to no heading on that page. ${away}`],
  ['/search#filters', `The link /search#filters leads to no heading on that page. ${away}`],
  [
    '/demo-data/order.csv',
    'The link /demo-data/order.csv leads to no file. Add the file to static, or correct the link.',
  ],
  [
    '/docs/roles.mdx?a=b#who-may-edit',
    'The link /docs/roles.mdx?a=b#who-may-edit ends in .mdx, but no page address does. Write /docs/roles?a=b#who-may-edit.',
  ],
  // The Markdown of the page is a file of the site.
  [
    '/docs/roles.md#who-may-edit',
    'The link /docs/roles.md#who-may-edit ends in .md, but no page address does. Write /docs/roles#who-may-edit.',
  ],
  [
    '/docs/roles.html',
    'The link /docs/roles.html ends in .html, but no page address does. Write /docs/roles.',
  ],
  [
    '/docs/rolse.md',
    'The link /docs/rolse.md ends in .md, but no page address does. Did you mean /docs/roles?',
  ],
  [
    '/docs/roles.htm',
    'The link /docs/roles.htm ends in .htm, but no page address does. Write /docs/roles.',
  ],
  // Only a few letters from `/docs/api/api-overview`, but another name.
  ['/docs/api/api-threads', `The link /docs/api/api-threads leads to no page. ${away}`],
  ['/docs/1.0/rnus', 'The link /docs/1.0/rnus leads to no page. Did you mean /docs/1.0/runs?'],
  ['/docs/roles/', 'The link /docs/roles/ ends in a slash or index.html. Write /docs/roles.'],
  [
    '/docs/roles/index.html',
    'The link /docs/roles/index.html ends in a slash or index.html. Write /docs/roles.',
  ],
  [
    '/docs/roles/#who-may-edit',
    'The link /docs/roles/#who-may-edit ends in a slash or index.html. Write /docs/roles#who-may-edit.',
  ],
  ['/search/?q=sql', 'The link /search/?q=sql ends in a slash or index.html. Write /search?q=sql.'],
  [
    '/docs/roles?tab.language=Pyhton#who-may-edit',
    'The link /docs/roles?tab.language=Pyhton#who-may-edit opens no tab, as that page has none with tab.language=Pyhton. Did you mean tab.language=Python?',
  ],
  [
    '/docs/roles?tab.language=R&tab.sign-in=Singel%20sign-on',
    'The link /docs/roles?tab.language=R&tab.sign-in=Singel%20sign-on opens no tab, as that page has none with tab.sign-in=Singel+sign-on. Did you mean tab.sign-in=Single+sign-on?',
  ],
  [
    '/docs/roles?tab=R',
    'The link /docs/roles?tab=R opens no tab, as that page has none with tab=R. Use one of tab.language=Python, tab.language=R, tab.sign-in=Single+sign-on.',
  ],
  [
    '/docs/roles?tab.language=Ruby',
    'The link /docs/roles?tab.language=Ruby opens no tab, as that page has none with tab.language=Ruby. Use one of tab.language=Python, tab.language=R.',
  ],
  [
    '/search?q=a&tab.language=R',
    'The link /search?q=a&tab.language=R opens no tab, as that page has none with tab.language=R. Remove it from the address.',
  ],
  ['/index.html', 'The link /index.html ends in a slash or index.html. Write /.'],
])('%s is reported', (href, message) => {
  expect(messages(href)).toEqual([message]);
});

test('a fault has the file and line of its link', () => {
  expect(linkFaults([{ ...page, href: '/nothing-like-it' }], targets)).toEqual([
    {
      file: 'content/docs/roles.mdx',
      line: 7,
      message: `The link /nothing-like-it leads to no page. ${away}`,
    },
  ]);
});

test('an invalid URL does not stop the checks', () => {
  expect(() => messages('//')).not.toThrow();
});
