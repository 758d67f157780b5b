import { linkProblem } from '../../../src/build/content/linkProblem';
import { kinds, mdxFaults } from '../support/bodies';

const notAllowed = (href: string) =>
  `The link ${href} is of a kind that is not allowed. Use https:, mailto:, or an address of this site.`;
const relative = (href: string) =>
  `The link ${href} is relative. Write it from the root of the site, such as /docs/api/api-overview.`;
const unreadable = (href: string) =>
  `The link ${href} has an invalid host. Correct it, or write the address as code if readers have to fill in a part of it.`;
const local = (href: string, written: string) =>
  `The link ${href} leads to the reader's own computer. Write ${written} for a page of this site, or put it in backticks.`;
const ownHost = (href: string, written: string) =>
  `The link ${href} names the host of this site. Write ${written}.`;
const empty = 'A link has no address. Add one, or remove the link.';

test.each([
  'https://example.com/a?b=c#d',
  'https://example.com:8443/100%',
  'https://example.com/?next=http://localhost:8000/',
  'https://[2001:db8::1]/',
  'mailto:help@example.com',
  '/',
  '/docs/api#keys',
  '#keys',
])('%s is a valid address', (href) => {
  expect(linkProblem(href)).toBeUndefined();
});

test.each([
  ['', empty],
  ['javascript:alert(1)', notAllowed('javascript:alert(1)')],
  ['JavaScript:alert(1)', notAllowed('JavaScript:alert(1)')],
  ['data:text/html,hello', notAllowed('data:text/html,hello')],
  ['vbscript:x', notAllowed('vbscript:x')],
  ['file:///etc/hosts', notAllowed('file:///etc/hosts')],
  ['tel:12345', notAllowed('tel:12345')],
  ['//example.com', notAllowed('//example.com')],
  // Browsers treat the backslash as a slash, so this leads to another site.
  ['/\\example.com', notAllowed('/\\example.com')],
  // They ignore tabs and line breaks.
  ['/\t/example.com', notAllowed('/\t/example.com')],
  ['/\n\\example.com', notAllowed('/\n\\example.com')],
  ['https://learn.hex.tech/docs/x#y', ownHost('https://learn.hex.tech/docs/x#y', '/docs/x#y')],
  ['HTTP://Learn.hex.tech/docs/x', ownHost('HTTP://Learn.hex.tech/docs/x', '/docs/x')],
  ['//learn.hex.tech/docs/x', ownHost('//learn.hex.tech/docs/x', '/docs/x')],
  ['http://learn.hex.tech', ownHost('http://learn.hex.tech', '/')],
  ['//learn.hex.technology', notAllowed('//learn.hex.technology')],
  ['../roles', relative('../roles')],
  ['./roles', relative('./roles')],
  ['roles.mdx', relative('roles.mdx')],
  ['docs/api', relative('docs/api')],
  [
    'HTTP://example.com/a',
    'The link HTTP://example.com/a does not start with https:. Write https://example.com/a.',
  ],
  [
    'www.example.com/a',
    'The link www.example.com/a has no https:// in front. Write https://www.example.com/a.',
  ],
  [
    'docs.example.com/a',
    'The link docs.example.com/a has no https:// in front. Write https://docs.example.com/a.',
  ],
  ['youtu.be', 'The link youtu.be has no https:// in front. Write https://youtu.be.'],
  ['company/a', relative('company/a')],
  ['example.compare', relative('example.compare')],
  [
    'help@example.com',
    'The link help@example.com has no mailto: in front. Write mailto:help@example.com.',
  ],
  [
    'http://localhost:8000/docs/api#keys',
    local('http://localhost:8000/docs/api#keys', '/docs/api#keys'),
  ],
  ['https://127.0.0.1', local('https://127.0.0.1', '/')],
  [' javascript:alert(1)', relative(' javascript:alert(1)')],
  ['java\nscript:alert(1)', relative('java\nscript:alert(1)')],
  ['https://[your-domain].hex.tech', unreadable('https://[your-domain].hex.tech')],
  ['https://exa%mple.com', unreadable('https://exa%mple.com')],
  ['https://a:99999/', unreadable('https://a:99999/')],
])('%j is refused', (href, message) => {
  expect(linkProblem(href)).toBe(message);
});

describe.each(kinds)('in %s', (_name, compile) => {
  test('a link without words is reported', async () => {
    const { faults } = await compile('Text.\n\nSee [](/docs/api) and [ ](/docs/roles).');

    expect(faults).toEqual(
      ['/docs/api', '/docs/roles'].map((href) => ({
        line: 3,
        message: `The link to ${href} has no words. Write them between [ and ].`,
      })),
    );
  });

  test.each([
    ['[Roles](javascript:alert(1))', notAllowed('javascript:alert(1)')],
    ['[Roles][page]\n\n[page]: javascript:alert(1)', notAllowed('javascript:alert(1)')],
    ['[Roles][page]\n\n[page]: ../roles', relative('../roles')],
    ['[Roles](../roles)', relative('../roles')],
    ['[Roles]()', empty],
    ['[Roles](https://a:99999/)', unreadable('https://a:99999/')],
    ['| a |\n| - |\n| [Roles](roles) |', relative('roles')],
  ])('the link in %j is reported at its line', async (written, message) => {
    const { faults, links } = await compile(`Text.\n\n${written}`);

    expect(faults).toEqual([{ line: written.startsWith('|') ? 5 : 3, message }]);
    expect(links).toEqual([]);
  });
});

test.each([
  [
    '<Cards>\n  <Card title="a" href="javascript:alert(1)">b</Card>\n</Cards>',
    { line: 4, message: notAllowed('javascript:alert(1)') },
  ],
  [
    '<Cards>\n  <Card title="a" href="../roles">b</Card>\n</Cards>',
    { line: 4, message: relative('../roles') },
  ],
  [
    '<Video src="http://example.com/a" title="a" />',
    {
      line: 3,
      message:
        'The link http://example.com/a does not start with https:. Write https://example.com/a.',
    },
  ],
])('the address in %j is checked like a link', (written, fault) => {
  expect(mdxFaults(written)).toEqual([fault]);
});
