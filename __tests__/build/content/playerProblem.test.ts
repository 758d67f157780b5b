import { playerProblem } from '../../../src/build/content/playerProblem';
import { mdxFaults } from '../support/bodies';

const page = (src: string, player: string) =>
  `${src} is the address of a page, which cannot be shown in another one. Write that of the player, ${player}.`;

test.each([
  ['https://www.youtube.com/watch?v=a-B_1&t=5', 'https://www.youtube.com/embed/a-B_1'],
  ['https://m.youtube.com/watch?list=x&v=a-B_1', 'https://www.youtube.com/embed/a-B_1'],
  ['https://youtube.com/shorts/a-B_1', 'https://www.youtube.com/embed/a-B_1'],
  ['https://youtu.be/a-B_1?t=5', 'https://www.youtube.com/embed/a-B_1'],
  ['https://vimeo.com/123', 'https://player.vimeo.com/video/123'],
  ['https://www.loom.com/share/abc', 'https://www.loom.com/embed/abc'],
])('%s is not a player, but %s is', (src, player) => {
  expect(playerProblem(src)).toBe(page(src, player));
  expect(playerProblem(player)).toBeUndefined();
});

const noPlayer = (src: string) =>
  `${src} is not the address of a video player. Write one that begins with https:.`;

test.each(['./movie.mp4', 'movie.mp4', 'javascript:alert(1)', '//example.com/a', '/\\example.com'])(
  'a video cannot be played from %s',
  (src) => {
    expect(playerProblem(src)).toBe(noPlayer(src));
    expect(mdxFaults(`<Video src="${src}" title="Joins" />`)).toEqual([
      { line: 3, message: noPlayer(src) },
    ]);
  },
);

test('another service is not judged', () => {
  expect(playerProblem('https://videos.example.com/watch?v=joins')).toBeUndefined();
});

test('a video with such an address is reported at its line', () => {
  const src = 'https://youtu.be/abc';

  expect(mdxFaults(`<Video src="${src}" title="Joins" />`)).toEqual([
    { line: 3, message: page(src, 'https://www.youtube.com/embed/abc') },
  ]);
});
