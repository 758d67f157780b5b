import { readdirSync, readFileSync } from 'node:fs';
import { ANNOUNCER } from '../../../src/layout/Announcer';
import { SIDEBAR_ID } from '../../../src/layout/Sidebar';
import { FRAME_IDS } from '../../../src/model/config/frameIds';
import { CONTENTS_ID } from '../../../src/ui/contentsId';

/** The rooms that render elements around a page's text. */
const FRAME = [
  'layout',
  'ui',
  'shortcuts',
  'reader',
  'reference',
  'build/mentions',
  'build/pageTools',
  'build/pageFiles',
  'app',
];

const sources = FRAME.flatMap((room) =>
  readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`src/${room}/${name}`, 'utf8')),
);

test("every literal id in a page's frame is in the list", () => {
  const written = [...sources, readFileSync('src/html.tsx', 'utf8')].flatMap((source) =>
    [...source.matchAll(/\b(?:id=|id: |id = |section\(|ById\()["']([\w-]+)["']/g)].map(
      ([, id]) => id,
    ),
  );

  expect(written).toEqual(expect.arrayContaining(['main', '___gatsby', 'page-changes']));
  expect(FRAME_IDS).toEqual(
    expect.arrayContaining([...written, ANNOUNCER, SIDEBAR_ID, CONTENTS_ID]),
  );
});
