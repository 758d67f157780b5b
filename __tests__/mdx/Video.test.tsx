import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Video } from '../../src/mdx/Video';

const source = 'https://videos.example/hex-basics';

function draw() {
  return render(
    <Video src={source} title="Hex basics">
      <img src="/still.png" alt="" />
    </Video>,
  );
}

test('a video shows a still and sends no request to its host before the click', () => {
  const { container } = draw();

  expect(container.querySelector('iframe')).not.toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', '/still.png');
});

test('without scripts, the play button links to the video', () => {
  draw();

  expect(screen.getByRole('link', { name: 'Play “Hex basics”' })).toHaveAttribute('href', source);
});

test('its text has its own background, whatever the still shows', () => {
  draw();

  expect(getComputedStyle(screen.getByText('Play “Hex basics”')).background).toBe(
    'var(--color-paper)',
  );
});

test('the focus ring is inside the still, which would clip it otherwise', () => {
  draw();
  const link = screen.getByRole('link');
  link.focus();
  // jsdom computes no outlines.
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const offsets = (rules as CSSStyleRule[])
    .filter(({ selectorText }) => selectorText && link.matches(selectorText))
    .map(({ style }) => style.getPropertyValue('outline-offset'))
    .filter(Boolean);

  expect(offsets.map(parseFloat)).toEqual([-4]);
});

test('a click plays the video in the page', async () => {
  const { container } = draw();
  await userEvent.click(screen.getByRole('link'));

  expect(screen.getByTitle('Hex basics')).toHaveAttribute('src', source);
  expect(screen.getByTitle('Hex basics')).toHaveFocus();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(container.querySelector('img')).not.toBeInTheDocument();
});

test('the player may start by itself, fill the screen and stay in view in a window of its own', async () => {
  draw();
  await userEvent.click(screen.getByRole('link'));

  const allowed = screen.getByTitle('Hex basics').getAttribute('allow')?.split('; ');
  expect(allowed).toEqual(['autoplay', 'fullscreen', 'picture-in-picture']);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a click with %s is left to the browser, which opens the link elsewhere',
  (modifier) => {
    draw();
    const link = screen.getByRole('link');
    const click = createEvent.click(link, { [modifier]: true });
    fireEvent(link, click);

    expect(click.defaultPrevented).toBe(false);
    expect(link).toBeInTheDocument();
  },
);
