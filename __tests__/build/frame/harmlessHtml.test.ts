import { addressesIn, harmlessHtml } from '../../../src/build/frame/harmlessHtml';

test('text, emphasis, links and pictures are kept, with property names as in React', () => {
  const html =
    '<a class="button wide" href="/docs" aria-label="Docs">Read <b>on</b></a> or <img src="/a.svg" alt="A" width="20">';

  expect(harmlessHtml(html)).toEqual({
    tree: [
      ['a', { className: 'button wide', href: '/docs', 'aria-label': 'Docs' }, 'Read ', ['b', null, 'on']],
      ' or ',
      ['img', { src: '/a.svg', alt: 'A', width: 20 }],
    ],
    dropped: [],
  });
}); // prettier-ignore

test.each([
  ['<script>alert(1)</script>', [], ['<script>']],
  ['<script>alert(1)</script><b>a</b>', [['b', null, 'a']], ['<script>']],
  [
    '<a target="_blank">a</a><a target="b">b</a>',
    [
      ['a', { target: '_blank' }, 'a'],
      ['a', null, 'b'],
    ],
    ['the attribute target of <a>'],
  ],
  ['<style>a { color: red }</style>', [], ['<style>']],
  ['<iframe src="https://example.com"></iframe>', [], ['<iframe>']],
  ['<form action="/a">Name <input></form>', ['Name '], ['<form>', '<input>']],
  ['<svg><path d="M0" onclick="x()"/></svg>', [], ['<svg>', '<path>']],
  ['<b onclick="x()">a</b>', [['b', null, 'a']], ['the attribute onclick of <b>']],
  ['<b data-tip="x">a</b>', [['b', null, 'a']], ['the attribute data-tip of <b>']],
  ['<b aria-describedby="x">a</b>', [['b', null, 'a']], ['the attribute aria-describedby of <b>']],
  ['<b tabindex="1">a</b>', [['b', null, 'a']], ['the attribute tabindex of <b>']],
  ['<b style="color: red">a</b>', [['b', null, 'a']], ['the attribute style of <b>']],
  ['<b id="main">a</b>', [['b', null, 'a']], ['the attribute id of <b>']],
  ['<a name="main">a</a>', [['a', null, 'a']], ['the attribute name of <a>']],
  ['<a target="main">a</a>', [['a', null, 'a']], ['the attribute target of <a>']],
  [
    '<a href="javascript:alert(1)">a</a>',
    [['a', null, 'a']],
    ['the address javascript:alert(1) of <a>'],
  ],
  [
    '<a href=" jAva\tScript:alert(1)">a</a>',
    [['a', null, 'a']],
    ['the address  jAva\tScript:alert(1) of <a>'],
  ],
  [
    '<img alt="" src="data:image/svg+xml,a">',
    [['img', { alt: '' }]],
    ['the address data:image/svg+xml,a of <img>'],
  ],
])('what could do harm in %s is dropped and named', (html, tree, dropped) => {
  expect(harmlessHtml(html)).toEqual({ tree, dropped });
});

test('an element dropped twice is named once, and the rest is kept', () => {
  expect(harmlessHtml('<b>a<script>1</script></b><script>2</script>')).toEqual({
    tree: [['b', null, 'a']],
    dropped: ['<script>'],
  });
});

test('an attribute is reported as dropped even if a sibling element keeps its own', () => {
  expect(harmlessHtml('<b title="x">a</b><b title="y" onclick="1">b</b>')).toEqual({
    tree: [
      ['b', { title: 'x' }, 'a'],
      ['b', { title: 'y' }, 'b'],
    ],
    dropped: ['the attribute onclick of <b>'],
  });
});

test('comments are dropped silently', () => {
  expect(harmlessHtml('<!-- later -->New')).toEqual({ tree: ['New'], dropped: [] });
});

test('the addresses of links and pictures are found at any depth', () => {
  const { tree } = harmlessHtml('<p><b><a href="/docs"><img src="/a.svg"></a></b></p><a>none</a>');

  expect(addressesIn(tree)).toEqual(['/docs', '/a.svg']);
});

test('every element that only marks text is kept', () => {
  const names =
    'a abbr b br code del div em i img ins kbd li mark ol p s small span strong sub sup time u ul';
  const dropped = names.split(' ').flatMap((name) => harmlessHtml(`<${name}>`).dropped);

  expect(dropped).toEqual([]);
});

test.each(['https://example.com', 'http://example.com', 'mailto:docs@example.com', '/docs', '#a'])(
  'a link may lead to %s',
  (href) => {
    expect(harmlessHtml(`<a href="${href}">a</a>`)).toEqual({
      tree: [['a', { href }, 'a']],
      dropped: [],
    });
  },
);
