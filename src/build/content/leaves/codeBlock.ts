import type { ElementContent } from 'hast';
import bash from 'highlight.js/lib/languages/bash';
import django from 'highlight.js/lib/languages/django';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import r from 'highlight.js/lib/languages/r';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';
import type { CodeLine, CodeToken } from '../../../model/content/codeLine';
import { languageProblem } from './languageProblem';
import { codeMeta, markedLines } from './codeMeta';
import { diffLines } from './diffLines';

const highlighter = createLowlight({
  bash, docker: dockerfile, jinja: django, json, python, r, sql, typescript, xml, yaml,
}); // prettier-ignore

/** The props of the `CodeBlock` for a fenced block, and the problems with the fence. */
export function codeBlock(language: string, metaText: string, code: string) {
  const meta = codeMeta(metaText, language);
  const text = code.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const diff = meta.diff || language === 'diff' ? diffLines(text) : undefined;
  const lines = highlightedLines(language, diff ? diff.map((line) => line.code).join('\n') : text);
  const marked = markedLines(meta.marks, lines.length);
  const isEmpty = text.trim() === '' && language !== 'result';
  const noLanguage = languageProblem(language);
  const problems = [
    ...(noLanguage ? [noLanguage] : []),
    ...meta.problems,
    ...(isEmpty ? ['The code block is empty. Write its code, or remove it.'] : marked.problems),
  ];
  const props = {
    language,
    ...(meta.title && { title: meta.title }),
    ...(meta.dialect && { dialect: meta.dialect }),
    ...(meta.numbered && { numbered: true }),
    lines: lines.map((tokens, index): CodeLine => {
      const mark = markOf(diff?.[index]?.sign, marked.has(index + 1));
      return mark ? { tokens, mark } : { tokens };
    }),
  };
  return { props, problems };
}

function markOf(sign: string | undefined, marked: boolean): CodeLine['mark'] {
  if (sign === '+') return 'added';
  if (sign === '-') return 'removed';
  return marked ? 'marked' : undefined;
}

function highlightedLines(language: string, code: string): CodeToken[][] {
  const nodes = highlighter.registered(language)
    ? (highlighter.highlight(language, code).children as ElementContent[])
    : [{ type: 'text' as const, value: code }];
  const lines: CodeToken[][] = [[]];
  for (const [scope, text] of tokens(nodes, '')) {
    text.split('\n').forEach((piece, index) => {
      if (index > 0) lines.push([]);
      if (piece !== '') lines.at(-1)?.push(scope ? [scope, piece] : piece);
    });
  }
  return lines.map(joined);
}

/**
 * Merges tokens of the same colour, because each one is an element of the page. Spaces have no colour, so they join the token
 * after them, and tokens of the same colour are merged across them.
 */
function joined(line: readonly CodeToken[]): CodeToken[] {
  const tokens: CodeToken[] = [];
  for (const token of line) {
    const [scope, text] = partsOf(token);
    let whole = text;
    for (let last = tokens.at(-1); last !== undefined; last = tokens.at(-1)) {
      const [lastScope, lastText] = partsOf(last);
      if (scope !== lastScope && lastText.trim() !== '') break;
      whole = lastText + whole;
      tokens.pop();
    }
    tokens.push(scope ? [scope, whole] : whole);
  }
  return tokens;
}

function partsOf(token: CodeToken): readonly [scope: string, text: string] {
  return typeof token === 'string' ? ['', token] : token;
}

function tokens(nodes: readonly ElementContent[], scope: string): [scope: string, text: string][] {
  return nodes.flatMap((node): [string, string][] => {
    if (node.type === 'text') return [[scope, node.value]];
    if (node.type !== 'element') return [];
    const [name] = node.properties.className ?? [];
    return tokens(node.children, SCOPES[name?.replace('hljs-', '') ?? ''] ?? scope);
  });
}

// Maps the many scopes of the highlighter to our few colours, in one letter each to keep pages small.
const SCOPES: Readonly<Record<string, string>> = {
  keyword: 'k', literal: 'k', 'template-tag': 'k', operator: 'o', punctuation: 'o',
  string: 's', regexp: 's', subst: '', number: 'n', comment: 'c', meta: 'c',
  built_in: 'f', title: 'f', function: 'f', type: 't', class: 't', name: 't', tag: 't',
  attr: 'a', attribute: 'a', property: 'a', params: '', variable: 'v', 'template-variable': 'v', symbol: 'v',
}; // prettier-ignore
