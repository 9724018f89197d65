import stylelint, { type Config, type RuleBase } from 'stylelint';

const PALETTE = '/var\\(--((ink|stone|pine|amber|ice|brick|clay)-\\d+|white|paper)\\)/';
const TYPE = '/^font(-size|-weight|-stretch|-family)?$|^letter-spacing$/';
const STEPS = ['30em', '40em', '48em', '62.5em', '80em', '100em'];
const UPWARD = 'lintel/upward';

/** Refuses queries of the width other than `width >= …`, for which stylelint has no rule. */
const upward: RuleBase<boolean> = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkAtRules('media', (node) => {
    const rest = node.params.replace(/\(\s*width\s*>=[^()]*\)/g, '');
    if (!node.params.includes('width') || !/\b(not|(min-|max-)?width)\b/.test(rest)) return;
    const message = `expected phones first and "width >= …" for more, got "${node.params}"`;
    stylelint.utils.report({ ruleName: UPWARD, result, node, message });
  });
};

/** What stylelint calls a finding, and what people do. */
export const keys: Readonly<Record<string, string>> = {
  'declaration-property-value-allowed-list': 'type',
  'declaration-property-value-disallowed-list': 'palette',
  'function-disallowed-list': 'hatch',
  'media-feature-name-value-allowed-list': 'breakpoint',
  [UPWARD]: 'downward',
};

/** What only the kit may state. */
export const config: Config = {
  plugins: [
    stylelint.createPlugin(UPWARD, Object.assign(upward, { ruleName: UPWARD, messages: {} })),
  ],
  rules: {
    'declaration-property-value-allowed-list': [
      { [TYPE]: ['inherit'] },
      {
        message: (property: string) =>
          `expected words in <Text look="…"> or <Heading size="…">, got "${property}"`,
      },
    ],
    'declaration-property-value-disallowed-list': [
      { '/./': [PALETTE] },
      {
        message: (property: string, value: string) =>
          `expected a color by its meaning, --fill-… or --color-…, got "${property}: ${value}"`,
      },
    ],
    'function-disallowed-list': [
      'repeating-linear-gradient',
      { message: 'expected "background: var(--hatch-1)" to 6, got a hatch of its own' },
    ],
    'media-feature-name-value-allowed-list': [
      { width: STEPS },
      {
        message: (_: string, value: string) =>
          `expected one of ${STEPS.join(', ')}, got "${value}"`,
      },
    ],
    [UPWARD]: true,
  },
  overrides: [
    {
      // The kit states the type that everything else takes from it.
      files: ['src/ui/primitives/*.css'],
      rules: { 'declaration-property-value-allowed-list': null },
    },
  ],
};
