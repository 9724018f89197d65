import { companyOf } from './__tests__/support/company.mjs';

/** Shipped as ES modules only; jest runs CommonJS, so these are transformed too. */
const esModules = [
  'bail',
  'ccount',
  'character-',
  'collapse-white-space',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'entities/',
  'escape-string-regexp',
  'github-slugger',
  'hast-util-',
  'hastscript',
  'html-void-elements',
  'linkedom',
  'longest-streak',
  'markdown-table',
  'mdast-util-',
  'micromark',
  'p-map',
  'parse5',
  'property-information',
  'rehype-minify-whitespace',
  'space-separated-tokens',
  'stringify-entities',
  'trim-lines',
  'trim-trailing-lines',
  'unist-util-',
  'vfile',
  'web-namespaces',
  'zwitch',
];

const swc = (parser) => [
  '@swc/jest',
  { jsc: { target: 'es2022', parser, transform: { react: { runtime: 'automatic' } } } },
];

const project = (displayName, { names = {}, ...options }) => ({
  displayName,
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/reads.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.netlify/', '<rootDir>/.cache/', '<rootDir>/public/'],
  transform: {
    '^.+\\.m?jsx?$': swc({ syntax: 'ecmascript', jsx: true }),
    '^.+\\.m?ts$': swc({ syntax: 'typescript' }),
    '^.+\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.module\\.css$': '<rootDir>/__tests__/support/cssModules.mjs',
    '\\.yaml$': '<rootDir>/__tests__/support/yaml.mjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')}))`],
  moduleNameMapper: {
    ...names,
    '(?<!\\.module)\\.css$|\\.woff2$': '<rootDir>/__tests__/support/asset.ts',
    // What a build writes for the edge function.
    '/former-addresses\\.json$': '<rootDir>/__tests__/fixtures/formerAddresses.json',
    '^gatsby$': '<rootDir>/__tests__/support/gatsby.tsx',
    // In one file, for CommonJS as well.
    '^linkedom$': '<rootDir>/node_modules/linkedom/worker.js',
  },
  ...options,
});

const logic = { globalSetup: '<rootDir>/__tests__/support/stepAside.ts' };

const components = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['reads', 'setupDom'].map((name) => `<rootDir>/__tests__/support/${name}.ts`),
};

/** All of a sort, most of them in few files that load once what they share, which takes a third of the time. */
function allOf(sort, options) {
  const { alone, inCompany } = companyOf('__tests__', sort);
  return project(`${sort}Together`, {
    ...options,
    testMatch: [`together/${sort}*`, ...alone].map((path) => `<rootDir>/__tests__/${path}`),
    globals: { inCompany },
  });
}

export default {
  // All cores: by default one is left alone, which is half of a small machine.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/__tests__/support/longestFirst.mjs',
  // A test that hangs is found as well; one that is slow where other work goes on has not failed.
  testTimeout: 60_000,
  projects: [
    project('logic', {
      ...logic,
      testMatch: ['<rootDir>/__tests__/!(builds|site|e2e|load|support|together)/**/*.test.ts'],
    }),
    project('components', {
      ...components,
      testMatch: ['<rootDir>/__tests__/!(together)/**/*.test.tsx'],
    }),
    project('site', { testMatch: ['<rootDir>/__tests__/site/**/*.test.ts'] }),
    // The same tests for those who run them all.
    allOf('logic', logic),
    allOf('components', components),
    allOf('site'),
    project('builds', { testMatch: ['<rootDir>/__tests__/builds/**/*.test.ts'] }),
    project('e2e', {
      testEnvironment: '<rootDir>/__tests__/support/browserEnvironment.mjs',
      names: { '^playwright-core$': '<rootDir>/__tests__/support/playwright.cjs' },
      testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/support/startPlatform.ts',
      globalTeardown: '<rootDir>/__tests__/support/stopPlatform.ts',
    }),
    project('load', { testMatch: ['<rootDir>/__tests__/load/**/*.test.ts'] }),
  ],
};
