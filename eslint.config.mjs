import js from '@eslint/js';
import jestDom from 'eslint-plugin-jest-dom';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['public', '.cache', '.netlify', 'coverage', 'src/gatsby-types.d.ts'] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
      globals: { ...globals.node, ...globals.browser },
    },
    rules: {
      'max-lines': ['warn', { max: 200, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
  },
  { files: ['src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    // Named exports everywhere except where the platform looks for a default.
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts', 'bench/**/*.ts'],
    ignores: ['src/templates/**', 'src/pages/**', '**/*.d.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
      ],
    },
  },
  {
    files: ['__tests__/components/**/*.tsx'],
    ...testingLibrary.configs['flat/react'],
  },
  { files: ['__tests__/components/**/*.tsx'], ...jestDom.configs['flat/recommended'] },
  { files: ['__tests__/**'], languageOptions: { globals: globals.jest } },
  {
    files: ['**/*.{mjs,cjs}', 'src/gatsby/gatsby-remark-site/*.js'],
    ...tseslint.configs.disableTypeChecked,
  },
  { files: ['src/gatsby/gatsby-remark-site/*.js'], languageOptions: { globals: globals.commonjs } },
  {
    // Replacements of modules, as jest loads them.
    files: ['__tests__/support/*.ts'],
    languageOptions: { globals: globals.commonjs },
  },
);
