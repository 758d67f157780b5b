import { screen } from '@testing-library/dom';
import { startReader } from '../../src/reader/reader';
import { say } from '../../src/reader/say';

// Where the reader's tools look for new content: not in what jsdom takes away at the end.
beforeEach(() => {
  document.body.innerHTML = '<div id="___gatsby"></div>';
});

test('the line for messages is there before the first of them, so that it is read out', () => {
  startReader();
  const line = screen.getByRole('status');
  expect(line).toBeEmptyDOMElement();

  say('Link copied');
  expect(screen.getByRole('status')).toBe(line);
  expect(line).toHaveTextContent('Link copied');
});
