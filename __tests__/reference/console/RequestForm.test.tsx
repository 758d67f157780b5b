import { open } from './support';

test('the choice of an example is named in words, and a parameter as in code', () => {
  const { console } = open('RunProject');
  const label = (name: string) => console.getByText(name, { selector: 'label' });

  expect(getComputedStyle(label('Example')).fontFamily).not.toContain('mono');
  expect(getComputedStyle(label('projectId')).fontFamily).toContain('mono');
});
