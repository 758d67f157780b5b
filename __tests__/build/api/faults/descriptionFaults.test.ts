/** @jest-environment node */
import { inTemporaryProject } from '../../support/project';
import { bodyOf, faultsWith, OPERATION } from '../support/faultsWith';

inTemporaryProject();

test('HTML in a description is reported; in backticks, it is text', () => {
  const description =
    'Made by `<b>`, with 1 < 2.\n\n<script>alert(1)</script>\n\nA <b>bold</b> one.';

  expect(faultsWith({ ...OPERATION, description })).toEqual(
    ['<script>', '<b>', '</b>'].map(
      (tag) =>
        `openapi/paths/widgets.yaml:10  The description contains HTML, ${tag}. Use Markdown, or put it in backticks.`,
    ),
  );
});

test('links that a reader must not follow are reported, in the meanings of values too', () => {
  const others = {
    'openapi/schemas/Size.yaml':
      'type: string\nenum: [S]\nx-enumDescriptions:\n  S: "[Small](java&Tab;script:alert(2))<br>"\n',
  };
  const description =
    '[a](javascript:alert(1)), <data:text/html,b>, [c], [d](/docs), [e](#tag/Gears), [f](https://f.example), [g](mailto:g@h.example) and `[h](javascript:i)`.\n\n[c]: vbscript:c';
  const refused = (href: string) =>
    `The link ${href} is of a kind that is not allowed. Use https:, mailto:, or an address of this site.`;
  const body = bodyOf('application/json', { $ref: '../schemas/Size.yaml' });

  expect(faultsWith({ ...OPERATION, ...body, description }, others)).toEqual([
    `openapi/paths/widgets.yaml:15  ${refused('javascript:alert(1)')}`,
    `openapi/paths/widgets.yaml:15  ${refused('data:text/html,b')}`,
    `openapi/paths/widgets.yaml:15  ${refused('vbscript:c')}`,
    `openapi/schemas/Size.yaml:4  The link java\tscript:alert(2) is relative. Write it from the root of the site, such as /docs/api/api-overview.`,
    'openapi/schemas/Size.yaml:4  The description contains HTML, <br>. Use Markdown, or put it in backticks.',
  ]);
});

test('a field that is called description has one, too, and values may look like HTML', () => {
  const size =
    'type: object\nproperties:\n  description:\n    description: "<i>Short</i>"\n    enum: ["<b>"]\n    default: <b>\n';
  const body = bodyOf('application/json', { $ref: '../schemas/Size.yaml' });

  expect(faultsWith({ ...OPERATION, ...body }, { 'openapi/schemas/Size.yaml': size })).toEqual(
    ['<i>', '</i>'].map(
      (tag) =>
        `openapi/schemas/Size.yaml:4  The description contains HTML, ${tag}. Use Markdown, or put it in backticks.`,
    ),
  );
});

test('names that look like keywords hide nothing: those of fields, answers, headers and examples', () => {
  const size =
    'type: object\nproperties:\n  default: { description: <u> }\n  example: { description: <s> }\n  x-size: { description: <b> }\n';
  const operation = {
    ...OPERATION,
    responses: { default: { description: '<i>' } },
    requestBody: {
      content: {
        'application/json': {
          schema: { $ref: '../schemas/Size.yaml' },
          examples: {
            default: { description: '<p>', value: { description: '<made up>' } },
          },
        },
      },
    },
  };
  const html = (tag: string) =>
    `The description contains HTML, ${tag}. Use Markdown, or put it in backticks.`;

  expect(faultsWith(operation, { 'openapi/schemas/Size.yaml': size })).toEqual([
    `openapi/paths/widgets.yaml:9  ${html('<i>')}`,
    `openapi/paths/widgets.yaml:17  ${html('<p>')}`,
    `openapi/schemas/Size.yaml:3  ${html('<u>')}`,
    `openapi/schemas/Size.yaml:4  ${html('<s>')}`,
    `openapi/schemas/Size.yaml:5  ${html('<b>')}`,
  ]);
});
