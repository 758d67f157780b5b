import { existsSync } from 'node:fs';
import { redocRules, withoutRedoc } from '../../src/build/redocRules';

const compiling = { test: /\.(js|mjs)$/, exclude: (path: string) => path.includes('react-dom') };

test('packages that Redoc needs are not compiled anew, and all others are as before', () => {
  const [rule] = withoutRedoc([compiling]);
  const compiled = ['redoc/bundles/a.js', 'mobx/dist/b.js', 'react-dom/c.js', 'hast-x/d.js'].filter(
    (path) => !rule?.exclude(`/project/node_modules/${path}`),
  );

  expect(compiled).toEqual(['hast-x/d.js']);
});

test('rules for other files stay as they are', () => {
  const others = [{ test: /\.css$/, exclude: () => false }, { test: /\.(js|mjs)$/ }, null];

  expect(withoutRedoc(others)).toEqual(others);
});

test.each(['build-html', 'build-javascript', 'develop', 'develop-html'])(
  'what stands in for packages in the stage %s exists',
  (stage) => {
    const aliases = redocRules(stage).flatMap(({ resolve }) =>
      Object.values((resolve?.alias ?? {}) as Record<string, unknown>),
    );
    const files = aliases.filter((file): file is string => typeof file === 'string');

    expect(files).toHaveLength(2);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  },
);
