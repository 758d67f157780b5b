import { screen } from '@testing-library/dom';
import { startReader } from '../../src/reader/reader';
import { say } from '../../src/reader/say';

// The root that the reader's tools watch; without it they would watch the body, which jsdom clears at the end.
beforeEach(() => {
  document.body.innerHTML = '<div id="___gatsby"></div>';
});

test('the live region exists before the first message, so that it is read out', () => {
  startReader();
  const line = screen.getByRole('status');
  expect(line).toBeEmptyDOMElement();

  say('Link copied');
  expect(screen.getByRole('status')).toBe(line);
  expect(line).toHaveTextContent('Link copied');
});
