// Generates any number of pages for npm run bench: always the same ones, with the elements of real pages.

const WORDS =
  'query cell project kernel table chart filter input run result row column value region order customer month total share app editor viewer role workspace connection warehouse schedule version draft review comment snapshot cache model metric measure join group window date number text list value key token scope secret schema notebook logic view tab step page link folder status'.split(
    ' ',
  );
const AREAS = ['SQL', 'Python', 'apps', 'API'];
const PAGES_IN_GROUP = 20;
const GROUPS_IN_PART = 10;

/** A generator of numbers between 0 and 1, the same ones for the same seed (mulberry32). */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** The files of a site with `count` pages, by path: nine in ten are docs, the others changelog entries. */
export function benchCorpus(count) {
  const entries = Math.floor(count / 10);
  const docs = count - entries;
  const files = {};
  const folders = new Map();
  for (let number = 0; number < docs; number++) {
    const { folder } = placeOf(number);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
    files[`content/docs/${folder}/page-${number}.mdx`] = doc(number, docs);
  }
  for (const folder of new Set([...folders.keys()].flatMap((name) => [name.split('/')[0], name])))
    files[`content/docs/${folder}/_category.yml`] =
      `label: ${capital(folder.split('/').at(-1).replace('-', ' '))}\nposition: ${folder.match(/\d+$/)[0]}\ndescription: Pages about one subject, made to measure how long a build takes.\n`;
  for (let number = 0; number < entries; number++) {
    const date = new Date(Date.UTC(1990, 0, 1 + number)).toISOString().slice(0, 10);
    files[`content/changelog/${date}.md`] = entry(number, date, docs);
  }
  return files;
}

function placeOf(number) {
  const group = Math.floor(number / PAGES_IN_GROUP);
  return { folder: `part-${Math.floor(group / GROUPS_IN_PART)}/group-${group}` };
}

const addressOf = (number) => `/docs/${placeOf(number).folder}/page-${number}`;

/** Functions that generate the text of one page or entry. */
function writer(seed) {
  const random = randomNumbers(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const words = (count) => Array.from({ length: count }, () => pick(WORDS)).join(' ');
  const sentence = () => `${capital(words(8 + Math.floor(random() * 8)))}.`;
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ');
  const link = (docs) => `See [${words(2)}](${addressOf(Math.floor(random() * docs))}).`;
  return { random, words, sentence, paragraph, link };
}

function doc(number, docs) {
  const { words, sentence, paragraph, link } = writer(number + 1);
  const section = (index) => `## ${capital(words(3))} ${index}

${paragraph()} ${link(docs)}

${index % 2 ? `| Name | Meaning |\n| --- | --- |\n${Array.from({ length: 5 }, () => `| ${words(1)} | ${sentence()} |`).join('\n')}` : `- ${sentence()}\n- ${sentence()}\n- ${link(docs)}`}

\`\`\`sql
select ${words(2).replace(' ', ', ')}
from orders
where region = '${words(1)}'
\`\`\`

${paragraph()}`;
  return `---
title: ${capital(words(3))} ${number}
description: ${capital(words(9))}, page ${number} of those that are measured.
kind: concept
sidebar_position: ${number}
---

${paragraph()}

<Callout type="note">
${sentence()}
</Callout>

${[1, 2, 3, 4, 5].map(section).join('\n\n')}
`;
}

function entry(number, date, docs) {
  const { words, sentence, link } = writer(-number - 1);
  return `---
title: ${capital(words(3))} ${number}
date: ${date}
description: ${capital(words(9))}, entry ${number} of those that are measured.
tags: [${AREAS[number % AREAS.length]}]
---

${sentence()}

## New

- ${sentence()} ${link(docs)}
- ${sentence()}

## Fixed

- ${sentence()}
`;
}
