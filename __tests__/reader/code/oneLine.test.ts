import { oneLine } from '../../../src/reader/code/oneLine';

test.each([
  [
    'continued lines',
    'curl -s \\\n  -H "A: b" \\\n  https://x.example',
    'curl -s -H "A: b" https://x.example',
  ],
  [
    'a word that goes on',
    'curl https://x.example/\\\nprojects -s',
    'curl https://x.example/projects -s',
  ],
  ['consecutive commands', 'cd app\nnpm install', 'cd app && npm install'],
  ['a continued pipe', 'cat a |\n  sort |\n  uniq', 'cat a | sort | uniq'],
  ['commands that are already joined', 'a &&\nb', 'a && b'],
  ['a pipe with a comment in between', 'cat a |\n# count\nwc -l', 'cat a | wc -l'],
  ['a pipe with a comment at its end', 'cat a | # count\nwc -l', 'cat a | wc -l'],
  ['a pipe that ends on its line', 'ls | sort\npwd', 'ls | sort && pwd'],
  ['a keyword that is an argument', 'echo done\nls', 'echo done && ls'],
  ['an escaped backslash at the end', 'echo a\\\\\nls', 'echo a\\\\ && ls'],
  ['joined commands with a gap', 'a &&\n\nb', 'a && b'],
  ['comments are left out', '# First\ncd app # there\n\nnpm test', 'cd app && npm test'],
  ['a # in quotes starts no comment', 'echo \'a # b\' \\\n  "c # d"', 'echo \'a # b\' "c # d"'],
  ['a # behind a pipe starts one', 'cat a |# count\nwc -l', 'cat a | wc -l'],
  ['a list on one line', 'a=(b c)\nls', 'a=(b c) && ls'],
  ['a continued list', 'a=(b \\\n  c)\nls', 'a=(b c) && ls'],
  ['parentheses in quotes', 'echo "("\nls', 'echo "(" && ls'],
  ['a # within a word starts no comment', 'open a#b\nls', 'open a#b && ls'],
  ['a command in backticks', 'ID=`id -u`\necho $ID', 'ID=`id -u` && echo $ID'],
  ['an escaped backtick', 'echo \\`\nls', 'echo \\` && ls'],
  ['a backslash in single quotes', "echo 'a\\' 'b'\nls", "echo 'a\\' 'b' && ls"],
  ['a substitution', 'ID=$(id -u)\necho $ID', 'ID=$(id -u) && echo $ID'],
])('%s', (_, source, line) => {
  expect(oneLine(source)).toBe(line);
});

test.each([
  ['one line', 'ls'],
  ['one line and a line break', 'ls\n'],
  ['a multi-line quote', 'curl -d \'{\n  "a": 1\n}\' x'],
  ['a here document', 'cat <<END\na\nEND'],
  ['a loop', 'for a in b; do\n  echo $a\ndone'],
  ['a function', 'f() {\n  ls\n}'],
  ['a multi-line command in backticks', 'ID=`id\nls`\necho $ID'],
  ['a choice', 'select a in b c\ndo\n  echo $a\ndone'],
  ['a select on one line', 'select a in b; do echo $a; done\nls'],
  ['a coprocess', 'coproc serve\nls'],
  ['a list on several lines', 'a=(b c\n  d)\nls'],
  ['a command that ends in a semicolon', 'ls;# once\npwd'],
  ['a background job', 'serve &\nls'],
  ['comments alone', '# a\n# b'],
  ['a continuation at the end', 'ls\nls \\'],
])('%s cannot be joined into one line', (_, source) => {
  expect(oneLine(source)).toBeUndefined();
});
