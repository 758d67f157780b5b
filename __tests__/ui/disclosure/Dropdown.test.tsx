import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Dropdown } from '../../../src/ui/disclosure/Dropdown';

const user = userEvent.setup();
const links = (...labels: string[]) =>
  labels.map((label) => (
    <li key={label}>
      <a href={`#${label}`}>{label}</a>
    </li>
  ));

function draw(current = false) {
  render(
    <>
      <Dropdown label="More" align="left" current={current}>
        {links('Guides', 'Blog')}
      </Dropdown>
      <Dropdown label="Other" align="left" current={false}>
        {links('Forum')}
      </Dropdown>
      <a href="#after">After</a>
    </>,
  );
}

const button = (name = 'More') => screen.getByRole('button', { name });
const isOpen = (name = 'More') => button(name).ariaExpanded === 'true';
const shown = () => screen.queryAllByRole('link').map((link) => link.textContent);

test('the list is closed, and the button says which list it controls', () => {
  draw();

  expect(shown()).toEqual(['After']);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  const list = document.getElementById(button().getAttribute('aria-controls')!);
  expect(list).toContainElement(screen.getByText('Guides'));
});

test.each(['{Enter}', ' '])('the key %j opens and closes it', async (key) => {
  draw();
  button().focus();
  await user.keyboard(key);
  expect(shown()).toEqual(['Guides', 'Blog', 'After']);

  await user.keyboard(key);
  expect(isOpen()).toBe(false);
});

test('ArrowDown opens it and focuses the first link', async () => {
  draw();
  button().focus();
  await user.keyboard('{ArrowDown}');

  expect(isOpen()).toBe(true);
  expect(screen.getByRole('link', { name: 'Guides' })).toHaveFocus();
});

test('ArrowDown on the button does not scroll the page, other keys are left to the browser', () => {
  draw();

  expect(fireEvent.keyDown(button(), { key: 'ArrowDown' })).toBe(false);
  expect(fireEvent.keyDown(button(), { key: 'ArrowUp' })).toBe(true);
});

test('Escape closes it and returns the focus', async () => {
  draw();
  button().focus();
  await user.keyboard('{ArrowDown}{Escape}');

  expect(isOpen()).toBe(false);
  expect(button()).toHaveFocus();
});

test('Escape does not move focus that is elsewhere', async () => {
  draw();
  screen.getByText('After').focus();
  await user.hover(button());
  await user.keyboard('{Escape}');

  expect(isOpen()).toBe(false);
  expect(screen.getByText('After')).toHaveFocus();
});

test('it closes when the focus leaves, but not while it moves through the list', async () => {
  draw();
  button().focus();
  await user.keyboard('{ArrowDown}{Tab}');
  expect(screen.getByText('Blog')).toHaveFocus();
  expect(isOpen()).toBe(true);

  await user.tab();
  expect(button('Other')).toHaveFocus();
  expect(isOpen()).toBe(false);
});

test('a click elsewhere closes it', async () => {
  draw();
  await user.click(button());
  await user.click(document.body);

  expect(isOpen()).toBe(false);
});

test('it closes when one of its links is followed, and keeps the focus', async () => {
  draw();
  await user.click(button());
  await user.click(screen.getByRole('link', { name: 'Blog' }));

  expect(isOpen()).toBe(false);
  expect(button()).toHaveFocus();
});

test('the mouse opens it, and closes it when it leaves', async () => {
  draw();
  await user.hover(button());
  expect(isOpen()).toBe(true);

  await user.unhover(button());
  expect(isOpen()).toBe(false);
});

test('a finger opens it only by tapping', async () => {
  draw();
  fireEvent.pointerOver(button(), { pointerType: 'touch' });
  expect(isOpen()).toBe(false);

  await user.pointer({ keys: '[TouchA]', target: button() });
  expect(isOpen()).toBe(true);
});

test('a list opened by hover stays open when clicked, until it is clicked again', async () => {
  draw();
  await user.click(button());
  await user.unhover(button());
  await user.hover(button('Other'));
  expect([isOpen(), isOpen('Other')]).toEqual([true, false]);

  await user.click(button('Other'));
  expect([isOpen(), isOpen('Other')]).toEqual([false, true]);
  await user.click(button('Other'));
  expect(isOpen('Other')).toBe(false);
});

test.each([true, false])(
  'the button says whether the list contains the current link: %s',
  (current) => {
    draw(current);

    expect(button().ariaCurrent).toBe(current ? 'true' : null);
  },
);

test.each([
  ['is elsewhere', []],
  ['is on the button', ['Guides']],
])('without scripts, when the focus %s, the links shown are %j', (place, labels) => {
  document.body.innerHTML = renderToString(
    <Dropdown label="More" align="left" current={false}>
      {links('Guides')}
    </Dropdown>,
  );
  if (place === 'is on the button') button().focus();

  expect(shown()).toEqual(labels);
});
