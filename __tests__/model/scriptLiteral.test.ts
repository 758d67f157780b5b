import { scriptLiteral } from '../../src/model/scriptLiteral';

test('a text cannot end the script that it stands in, and is read as it was', () => {
  const literal = scriptLiteral('"</script>"');

  expect(literal).not.toContain('<');
  expect(JSON.parse(literal)).toBe('"</script>"');
});
