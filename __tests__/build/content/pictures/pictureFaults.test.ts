import { pictureFaults } from '../../../../src/build/content/pictures/pictureFaults';
import { inTemporaryProject, write } from '../../support/project';

inTemporaryProject();

const page = 'content/docs/roles.mdx';
const drawing = (inside: string) => `<svg viewBox="0 0 20 10">${inside}</svg>`;

const photo = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\0IEND\xaeB`\x82', 'latin1');

const messages = (src: string) =>
  pictureFaults(page, [{ src, line: 4 }]).map((fault) => {
    expect(fault).toMatchObject({ file: page, line: 4 });
    return fault.message;
  });

beforeAll(() => {
  write('content/docs/images/good.svg', drawing('<rect width="4" />'));
  write('content/docs/images/script.svg', drawing('<script>alert(1)</script><style></style>'));
  write('content/docs/images/SCRIPT.SVG', drawing('<script>alert(1)</script>'));
  write('content/docs/images/id.svg', drawing('<rect id="a" />'));
  write('content/docs/images/photo.png', photo);
  write('content/docs/images/photo.jpeg', photo);
  write('content/docs/images/empty.png');
  write('content/docs/images/clip.gif');
  write('content/docs/images/draft.png');
  write('content/docs/images/plan.PNG');
  write('content/docs/images/.photo.png');
  write('content/images/above.png');
});

test.each([
  './images/good.svg',
  './images/photo.png',
  './images/photo.jpeg',
  './images/./photo.png',
])('%s can be shown', (src) => {
  expect(messages(src)).toEqual([]);
});

const beside = 'Put it in images/ there and write ./images/….';
const shapes = 'Use only shapes, text and the colors of the site.';

test.each([
  ['', 'A picture has no address. Write one like ./images/chart.svg, or remove the picture.'],
  ['/images/photo.png', `The picture /images/photo.png is not next to the page. ${beside}`],
  ['images/photo.png', `The picture images/photo.png is not next to the page. ${beside}`],
  ['../images/above.png', `The picture ../images/above.png is not next to the page. ${beside}`],
  ['./../images/above.png', `The picture ./../images/above.png is not next to the page. ${beside}`],
  [
    'https://example.com/a.png',
    `The picture https://example.com/a.png is not next to the page. ${beside}`,
  ],
  [
    './images/clip.gif',
    'The picture ./images/clip.gif has an unknown format. Use SVG, PNG, JPEG, WebP or AVIF.',
  ],
  [
    './images/none.png',
    'The picture ./images/none.png does not exist. Add the file or correct its name.',
  ],
  [
    './images/Draft.png',
    'The picture ./images/Draft.png does not exist, but ./images/draft.png does. Write that.',
  ],
  [
    './Images/draft.png',
    'The picture ./Images/draft.png does not exist, but ./images/draft.png does. Write that.',
  ],
  [
    './images/plan.png',
    'The picture ./images/plan.png does not exist, but ./images/plan.PNG does. Rename that file.',
  ],
  [
    './images/draft.png/none.png',
    'The picture ./images/draft.png/none.png does not exist. Add the file or correct its name.',
  ],
  [
    './images/.photo.png',
    'The picture ./images/.photo.png is ignored, because a name in its path starts with a dot. Rename it.',
  ],
  [
    './images/empty.png',
    'The picture ./images/empty.png cannot be read as an image. Save it again as PNG, JPEG, WebP or AVIF.',
  ],
  [
    './images/script.svg',
    `The drawing ./images/script.svg cannot be shown: it contains <script>, it contains <style>. ${shapes}`,
  ],
  [
    './images/SCRIPT.SVG',
    'The picture ./images/SCRIPT.SVG has an extension in capitals. Rename the file, and write ./images/SCRIPT.svg.',
  ],
  [
    './images/Photo.JPG',
    'The picture ./images/Photo.JPG has an extension in capitals. Rename the file, and write ./images/Photo.jpg.',
  ],
  [
    './images/id.svg',
    `The drawing ./images/id.svg cannot be shown: it has the attribute id="a". ${shapes}`,
  ],
])('%s is reported at its line', (src, message) => {
  expect(messages(src)).toEqual([message]);
});
