import { fireEvent, render, screen } from '@testing-library/react';
import { keepTutorialProgress } from '../../src/data/tutorialProgress';
import type { TutorialCard } from '../../src/model/navigation/pageFrame';
import { CardFacts } from '../../src/tutorials/CardFacts';
import { LinkCard } from '../../src/ui/CardGrid';

const card = (more: Partial<TutorialCard>): TutorialCard => ({
  path: '/t/one',
  title: 'One',
  description: 'About one.',
  ...more,
});

afterEach(() => localStorage.clear());

test("a tutorial's card shows its level, its duration and the reader's progress", async () => {
  keepTutorialProgress('/t/one', { done: ['step-a'], of: 4 });
  const { container } = render(<CardFacts card={card({ level: 'advanced', minutes: 35 })} />);

  expect(container).toHaveTextContent('Advanced, 35 minutes');
  expect(await screen.findByText('1 of 4 steps')).toBeVisible();
});

test("a folder's card shows how many tutorials there are and how many are done", async () => {
  keepTutorialProgress('/t/one', { done: ['step-a'], of: 1 });
  const { container } = render(<CardFacts card={card({ tutorials: ['/t/one', '/t/two'] })} />);

  expect(container).toHaveTextContent('2 tutorials');
  expect(await screen.findByText('1 of 2 done')).toBeVisible();
});

test('a folder with one tutorial says so', () => {
  const { container } = render(<CardFacts card={card({ tutorials: ['/t/one'] })} />);

  expect(container).toHaveTextContent(/^1 tutorial$/);
});

test('a card follows progress made in another tab', async () => {
  keepTutorialProgress('/t/one', { done: ['step-a'], of: 2 });
  render(<CardFacts card={card({ level: 'advanced', minutes: 35 })} />);
  await screen.findByText('1 of 2 steps');

  keepTutorialProgress('/t/one', { done: ['step-a', 'step-b'], of: 2 });
  fireEvent(window, new StorageEvent('storage', { key: 'theme' }));
  expect(screen.getByText('1 of 2 steps')).toBeVisible();
  fireEvent(window, new StorageEvent('storage', { key: 'tutorial-progress' }));
  expect(screen.getByText('Done')).toBeVisible();
});

test('other cards have no facts', () => {
  expect(render(<CardFacts card={card({})} />).container).toBeEmptyDOMElement();
});

test('on cards next to each other the facts are at the bottom, however long the text above is', () => {
  render(
    <LinkCard title="One" href="/t/one">
      About one.
      <CardFacts card={card({ level: 'beginner', minutes: 10 })} />
    </LinkCard>,
  );

  const facts = screen.getByText('Beginner, 10 minutes').parentElement!;
  expect(facts).toHaveStyle({ marginTop: 'auto' });
  expect(facts.parentElement).toHaveStyle({ display: 'flex', flexGrow: '1' });
  expect(screen.getByRole('listitem')).toHaveStyle({ display: 'flex', flexDirection: 'column' });
});
