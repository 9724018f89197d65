import { readFileSync } from 'node:fs';
import upward from './scripts/stylelint/upward.mjs';

/** Files that have not moved to the kit yet: docs/developers/design-system.md. The list only shrinks. */
const later = readFileSync(new URL('scripts/stylelint/later.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);

const STEPS = ['30em', '40em', '48em', '62.5em', '80em', '100em'];
const TYPE = '/^font(-size|-weight|-stretch|-family)?$|^letter-spacing$/';
const PALETTE = '/var\\(--((ink|stone|pine|amber|ice|brick|clay)-\\d+|white|paper)\\)/';
const SPACED = '/^(scroll-)?(padding|margin)(-|$)|^((row|column)-)?gap$/';
const SPACES = ['/(?<![\\w.])([4-9]|\\d{2,})(\\.\\d+)?px/', '/\\drem/'];

const onlyTokens = {
  message: (property, value) =>
    new RegExp(PALETTE.slice(1, -1)).test(value)
      ? `A color is stated by its meaning, --fill-… or --color-…, got "${property}: ${value}"`
      : 'Spacing is a token: --space-1 (4px) to --space-12, --space-head, --space-part, --space-section (src/styles/tokens.css); below 4px, em and % may stand',
};

/** What only the kit may state. */
const ofTheKit = {
  'declaration-property-value-allowed-list': [
    { [TYPE]: ['inherit'] },
    {
      message: (property) => `Words are <Text look="…"> or <Heading size="…">, got "${property}"`,
    },
  ],
  'declaration-property-value-disallowed-list': [
    { '/./': [PALETTE], [SPACED]: [...SPACES, PALETTE] },
    onlyTokens,
  ],
  'function-disallowed-list': [
    'repeating-linear-gradient',
    { message: 'Expected "background: var(--hatch-1)" to 6, got a hatch of its own' },
  ],
  'media-feature-name-value-allowed-list': [
    { width: STEPS },
    { message: (_, value) => `Expected one of ${STEPS.join(', ')}, got "${value}"` },
  ],
  'lintel/upward': true,
};

const none = Object.fromEntries(Object.keys(ofTheKit).map((rule) => [rule, null]));

export default {
  extends: ['stylelint-config-standard', 'stylelint-config-css-modules'],
  plugins: [upward],
  rules: {
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Classes are camelCase' }],
    'import-notation': null,
    'color-no-hex': [true, { message: 'Colors are tokens (src/styles/tokens.css)' }],
    'media-feature-name-unit-allowed-list': [
      { '/width|height/': ['em'] },
      {
        message: "Breakpoints are in em, so that they follow the visitor's font size (SC 1.4.4)",
      },
    ],
    'property-no-vendor-prefix': null,
    'rule-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true, ignoreKeywords: ['Arial'] }],
  },
  overrides: [
    { files: ['src/{sections,kinds,ui,registry}/**/*.css'], rules: ofTheKit },
    {
      // The kit states the type that everything else takes from it.
      files: ['src/ui/primitives/*.css'],
      rules: { 'declaration-property-value-allowed-list': null },
    },
    {
      // Drawings of the product are spaced in the units of the drawing.
      files: ['src/ui/product-ui/**/*.css'],
      rules: {
        'declaration-property-value-disallowed-list': [{ '/./': [PALETTE] }, onlyTokens],
      },
    },
    { files: later, rules: none },
    {
      files: later.filter((file) => !file.startsWith('src/ui/product-ui/')),
      rules: {
        'declaration-property-value-disallowed-list': [{ [SPACED]: SPACES }, onlyTokens],
      },
    },
    { files: ['src/styles/tokens.css'], rules: { 'color-no-hex': null } },
  ],
};
