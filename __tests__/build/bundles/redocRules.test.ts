import { existsSync } from 'node:fs';
import { redocRules } from '../../../src/build/bundles/redocRules';

test.each(['build-html', 'build-javascript', 'develop', 'develop-html'])(
  'the replacements for packages at the stage %s exist',
  (stage) => {
    const aliases = redocRules(stage).flatMap(({ resolve }) =>
      Object.values((resolve?.alias ?? {}) as Record<string, unknown>),
    );
    const files = aliases.filter((file): file is string => typeof file === 'string');

    expect(files).toHaveLength(3);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  },
);
