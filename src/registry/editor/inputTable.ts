import { integrationField, numberFields, type NumberField } from '../../roi/fields.ts';
import { formatCount } from '../../format/number.ts';

const range = ({ min, max, whole }: NumberField): string =>
  `${formatCount(min)} to ${formatCount(max)}${whole ? ', whole' : ''}`;

const rows = (): string[][] => [
  ...numberFields.map((field) => [
    `\`${field.name}\``,
    field.label,
    field.unit,
    String(field.default),
    range(field),
  ]),
  [
    `\`${integrationField.name}\``,
    integrationField.label,
    '',
    String(integrationField.default),
    'true or false',
  ],
];

/** The page of the documentation that lists the inputs of the ROI calculator. */
export const inputTable = (): string =>
  [
    '# Inputs of the ROI calculator',
    'Made from `src/roi/fields.ts` by `npm run make:schemas`; a test keeps it true. How to add one: [ROI report](roi-report.md#add-an-input).',
    [
      ['public name', 'label', 'unit', 'default', 'takes'],
      ['---', '---', '---', '---', '---'],
      ...rows(),
    ]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n'),
    '',
  ].join('\n\n');
