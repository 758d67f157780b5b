import { oneLine } from '../../../src/reader/code/oneLine';

test.each([
  [
    'continued lines',
    'curl -s \\\n  -H "A: b" \\\n  https://x.example',
    'curl -s -H "A: b" https://x.example',
  ],
  ['commands, one after the other', 'cd app\nnpm install', 'cd app && npm install'],
  ['a pipe that goes on', 'cat a |\n  sort |\n  uniq', 'cat a | sort | uniq'],
  ['commands joined already', 'a &&\nb', 'a && b'],
  ['a pipe with a comment in between', 'cat a |\n# count\nwc -l', 'cat a | wc -l'],
  ['joined commands with a gap', 'a &&\n\nb', 'a && b'],
  ['comments are left out', '# First\ncd app # there\n\nnpm test', 'cd app && npm test'],
  ['signs in quotes are none', 'echo \'a # b\' \\\n  "c # d"', 'echo \'a # b\' "c # d"'],
  ['an anchor is no comment', 'open a#b\nls', 'open a#b && ls'],
  ['a command in backticks', 'ID=`id -u`\necho $ID', 'ID=`id -u` && echo $ID'],
  ['a backtick that is none', 'echo \\`\nls', 'echo \\` && ls'],
  ['a substitution', 'ID=$(id -u)\necho $ID', 'ID=$(id -u) && echo $ID'],
])('%s', (_, source, line) => {
  expect(oneLine(source)).toBe(line);
});

test.each([
  ['one line', 'ls'],
  ['a quotation of several lines', 'curl -d \'{\n  "a": 1\n}\' x'],
  ['a document in the text', 'cat <<END\na\nEND'],
  ['a loop', 'for a in b; do\n  echo $a\ndone'],
  ['a function', 'f() {\n  ls\n}'],
  ['a command in backticks of several lines', 'ID=`id\nls`\necho $ID'],
  ['a choice', 'select a in b c\ndo\n  echo $a\ndone'],
  ['a choice on one line', 'select a in b; do echo $a; done\nls'],
  ['a process beside the shell', 'coproc serve\nls'],
  ['work in the background', 'serve &\nls'],
  ['comments alone', '# a\n# b'],
  ['a line that goes on at the end', 'ls\nls \\'],
])('%s cannot be said so', (_, source) => {
  expect(oneLine(source)).toBeUndefined();
});
