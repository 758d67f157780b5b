/** Beginnings of the names of packages that are published only as ES modules. */
const ES_MODULES = [
  '@adobe/', 'bail', 'ccount', 'character-entities', 'character-reference-invalid', 'collapse-white-space',
  'comma-separated-tokens', 'decode-named-character-reference', 'devlop', 'entities', 'escape-string-regexp', 'estree-util-',
  'feed/', 'flesch', 'github-slugger', 'hast-', 'hastscript', 'html-void-elements', 'is-alphabetical', 'is-alphanumerical',
  'is-decimal', 'is-hexadecimal', 'is-plain-obj', 'longest-streak', 'lowlight', 'markdown-table', 'mdast-', 'micromark',
  'parse-entities', 'parse5', 'property-information', 'rehype-', 'remark-', 'space-separated-tokens', 'stringify-entities',
  'syllable', 'trim-lines', 'trough', 'unified', 'unist-', 'vfile', 'web-namespaces', 'zwitch',
]; // prettier-ignore

// Compiles our code, and those packages.
const transformed = {
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  transformIgnorePatterns: [`node_modules/(?!.*\\.mjs$|(?:.*/)?(?:${ES_MODULES.join('|')}))`],
  moduleNameMapper: {
    '\\.woff2$': '<rootDir>/__tests__/support/woff2.ts',
    '^api-contract-address$': '<rootDir>/__tests__/support/contractAddress.ts',
    '^site-frame$': '<rootDir>/__tests__/support/siteFrame.ts',
    '^site-home$': '<rootDir>/__tests__/support/siteHome.ts',
    '^api-consoles$': '<rootDir>/__tests__/support/apiConsoles.ts',
    '^api-validators$': '<rootDir>/__tests__/support/apiValidators.ts',
    '^gatsby$': '<rootDir>/__tests__/support/gatsby.ts',
  },
};

// Constants that webpack defines.
const globals = { __PATH_PREFIX__: '' };

const inNode = (displayName, ...folders) => ({
  ...transformed,
  displayName,
  globals,
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  testMatch: folders.map((folder) => `<rootDir>/__tests__/${folder}/**/*.test.{ts,tsx}`),
});

/** Rings of tests, fastest first. */
const config = {
  testSequencer: '<rootDir>/__tests__/support/walkFirst.mjs',
  projects: [
    {
      ...transformed,
      displayName: 'unit',
      globals,
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
      setupFilesAfterEnv: [
        '<rootDir>/__tests__/support/setup.ts',
        '<rootDir>/__tests__/support/quiet.ts',
      ],
      testMatch: [
        '<rootDir>/__tests__/!(browser|content|hosted|openapi|site|support)/**/*.test.{ts,tsx}',
      ],
    },
    inNode('content', 'content'),
    inNode('openapi', 'openapi'),
    inNode('site', 'site'),
    inNode('hosted', 'hosted'),
    {
      ...inNode('browser', 'browser'),
      setupFilesAfterEnv: [
        '<rootDir>/__tests__/support/setup.ts',
        '<rootDir>/__tests__/browser/support/setup.ts',
      ],
      globalSetup: '<rootDir>/__tests__/browser/support/serveSite.mjs',
      globalTeardown: '<rootDir>/__tests__/browser/support/stopSite.mjs',
    },
  ],
};

export default config;
