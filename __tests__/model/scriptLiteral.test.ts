import { scriptLiteral } from '../../src/model/scriptLiteral';

test('a text cannot close its script element and is read back unchanged', () => {
  const literal = scriptLiteral('"</script>"');

  expect(literal).not.toContain('<');
  expect(JSON.parse(literal)).toBe('"</script>"');
});
