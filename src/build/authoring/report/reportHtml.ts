import { escapeXml } from '../../outputs/escapeXml';
import type { PageReport } from './pageReport';
import { reportCss } from './reportCss';
import { countsText } from './reportText';
import type { Topic } from './topics';

const HEAD = [
  'Page',
  'Kind',
  'Words',
  'Ease',
  'Pictures',
  'Links in',
  'Links out',
  'Reviewed',
  'Owner',
  'Notes',
];

/** The report as a self-contained HTML page that follows the colour mode of the system. */
export function reportHtml(topics: readonly Topic[], day: string): string {
  const pages = topics.flatMap((topic) => topic.pages);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Content report of ${day}</title>
<style>${reportCss}</style>
</head>
<body>
<header>
<h1>Content report</h1>
<p><time datetime="${day}">${day}</time>: ${pages.length} pages. ${countsText(pages)}</p>
<nav aria-label="Topics"><ul>${topics.map(topicLink).join('')}</ul></nav>
</header>
<main>
${topics.map(topicSection).join('\n')}
</main>
</body>
</html>
`;
}

const idOf = (index: number) => `topic-${index + 1}`;

const topicLink = ({ title, pages }: Topic, index: number) =>
  `<li><a href="#${idOf(index)}">${escapeXml(title)}</a> <small>${pages.length}</small></li>`;

function topicSection({ title, pages }: Topic, index: number): string {
  const id = idOf(index);
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeXml(title)}</h2>
<p>${countsText(pages)}</p>
<div role="region" aria-labelledby="${id}" tabindex="0">
<table>
<thead><tr>${HEAD.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>
${pages.map(row).join('\n')}
</tbody>
</table>
</div>
</section>`;
}

function row(page: PageReport): string {
  const { title, file, kind, ease, pictures, linksIn, linksOut, reviewed, owner, notes } = page;
  const numbers = [ease === undefined ? '–' : ease.toFixed(0), pictures, linksIn, linksOut];
  const texts = [reviewed ?? '–', owner ?? '–'];
  return `<tr>
<th scope="row">${escapeXml(title)}<br><code>${escapeXml(file)}</code></th>
<td>${kind}</td>
<td class="number">${wordsCell(page)}</td>
${numbers.map((value) => `<td class="number">${value}</td>`).join('')}
${texts.map((text) => `<td>${escapeXml(text)}</td>`).join('')}
<td>${notes.map((note) => `<mark>${note}</mark>`).join(' ')}</td>
</tr>`;
}

/** The word count of the page, which expands to those of its sections. */
function wordsCell({ words, sections }: PageReport): string {
  if (sections.length < 2) return String(words);
  const items = sections.map(
    ({ title, words: some }) => `<li>${escapeXml(title || 'Opening')}: ${some}</li>`,
  );
  return `<details><summary>${words}</summary><ul>${items.join('')}</ul></details>`;
}
