import { chaptersOf } from '../../../../src/build/api/reference/chapters';

test('a description is split into an opening and its chapters', () => {
  expect(chaptersOf('All.\n\n# Rate limits\n\nSixty.\n\n## Per hour\n\n# Errors #\n')).toEqual({
    opening: 'All.\n\n',
    chapters: [
      { title: 'Rate limits', text: '# Rate limits\n\nSixty.\n\n## Per hour\n\n' },
      { title: 'Errors', text: '# Errors #\n' },
    ],
  });
});

test.each(['', 'All.\n', '```bash\n# Install it\n```\n', '~~~~\n```\n# Install it\n'])(
  '%j has no chapters',
  (description) => {
    expect(chaptersOf(description)).toEqual({ opening: description, chapters: [] });
  },
);
