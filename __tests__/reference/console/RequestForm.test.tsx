import { open } from './support';

test('the example choice has a plain label, a parameter one in code font', () => {
  const { console } = open('RunProject');
  const label = (name: string) => console.getByText(name, { selector: 'label' });

  expect(getComputedStyle(label('Example')).fontFamily).not.toContain('mono');
  expect(getComputedStyle(label('projectId')).fontFamily).toContain('mono');
});
