import { planSidebar } from '../../../src/build/sections/planSidebar';
import { sidebarOf } from '../support/sidebar';

const { page, category } = sidebarOf('tutorials', '/tutorials');

const { pages } = planSidebar(
  'tutorials',
  [
    { ...page('start/basics', { title: 'Basics', position: 1 }), level: 'beginner', minutes: 20 },
    { ...page('start/more', { title: 'More', position: 2 }), level: 'advanced', minutes: 45 },
  ],
  [category('', { title: 'Tutorials' }), category('start', { title: 'Start' })],
);

const cardsOf = (path: string) => pages.find((plan) => plan.path === path)?.context.cards;

test('the card of a tutorial has its level and minutes', () => {
  expect(cardsOf('/tutorials/start')).toMatchObject([
    { path: '/tutorials/start/basics', level: 'beginner', minutes: 20 },
    { path: '/tutorials/start/more', level: 'advanced', minutes: 45 },
  ]);
});

test('the card of a folder has the tutorials in it', () => {
  expect(cardsOf('/tutorials')).toMatchObject([
    { title: 'Start', tutorials: ['/tutorials/start/basics', '/tutorials/start/more'] },
  ]);
});
