import js from '@eslint/js';
import importPlugin from 'eslint-plugin-import';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The rooms of src, each with the other rooms it may import from. Everything else is behind a wall. */
const rooms = {
  model: [],
  theme: [],
  data: ['model'],
  analytics: ['model', 'data'],
  ui: ['theme'],
  build: ['model', 'theme'],
  mdx: ['ui', 'theme', 'model', 'data'],
  shortcuts: ['ui', 'theme', 'model', 'data'],
  layout: ['ui', 'theme', 'model', 'data', 'shortcuts', 'search'],
  changelog: ['ui', 'theme', 'model', 'data', 'mdx'],
  search: ['ui', 'theme', 'model', 'data', 'shortcuts'],
  reference: ['ui', 'theme', 'model', 'data'],
  home: ['ui', 'theme', 'model', 'data', 'search'],
  tutorials: ['ui', 'theme', 'model', 'data'],
  templates: [
    'ui',
    'theme',
    'model',
    'data',
    'mdx',
    'layout',
    'changelog',
    'reference',
    'tutorials',
  ],
  pages: ['ui', 'theme', 'model', 'data', 'layout', 'search', 'home'],
  reader: ['ui', 'theme', 'model', 'data'],
  offline: ['model'],
  app: ['ui', 'theme', 'model', 'data', 'layout', 'analytics', 'reader'],
};

const walls = Object.entries(rooms).map(([room, reachable]) => ({
  target: `./src/${room}`,
  from: './src',
  except: [room, ...reachable].map((name) => `./${name}`),
  message: `src/${room} may import only from ${reachable.join(', ') || 'itself'}.`,
}));

/** Only the build reads the settings; it writes the parts that browsers need for `src/data`. */
const settings = Object.keys(rooms)
  .filter((room) => room !== 'build')
  .map((room) => ({
    target: `./src/${room}`,
    from: './site.config.ts',
    message: 'Take settings that the browser needs from src/data.',
  }));

/** For rooms that may not import any package. */
const pureOnly = {
  patterns: [{ regex: '^(?!\\.)', message: 'This room imports no packages.' }],
};

export default tseslint.config(
  { ignores: ['public/', '.cache/', 'node_modules/', 'coverage/', 'src/gatsby-types.d.ts'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [
      ...tseslint.configs.recommendedTypeChecked,
      jsxA11y.flatConfigs.strict,
      reactHooks.configs.flat.recommended,
    ],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { import: importPlugin },
    settings: { 'import/resolver': { typescript: true } },
    rules: {
      'import/no-restricted-paths': ['error', { zones: [...walls, ...settings] }],
      'import/no-cycle': 'error',
      'import/no-default-export': 'error',
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-depth': ['error', 3],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Gatsby types its actions as methods, but they are meant to be destructured.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['src/model/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', pureOnly] },
  },
  {
    files: [
      'src/html.tsx',
      'src/{templates,pages}/**/*.tsx',
      'src/app/gatsby/{ensureResources.tsx,prefetch.ts}',
      'gatsby-config.ts',
      'src/theme/woff2.d.ts',
      'src/data/webpack.d.ts',
      'src/reference/modules.d.ts',
      'src/build/bundles/{helmet,redoc}Changes.d.mts',
      '__tests__/support/{apiConsoles,apiValidators,contractAddress,siteFrame,siteHome,woff2}.ts',
      '__tests__/site/support/structuredDataValidator.d.ts',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        URL: 'readonly',
        module: 'writable',
        setTimeout: 'readonly',
        fetch: 'readonly',
      },
    },
  },
);
