import { site } from '../site.ts';

/** What a visitor tells the calculator. Percentages run from 0 to 100, times are in hours. */
export interface RoiInputs {
  readonly totalNumberOfInhouseOandMEmployees: number;
  readonly noOfBuildings: number;
  readonly monthlyWorkOrdersCount: number;
  readonly inHouseWorkOrdersPercentage: number;
  readonly avgTimeForInHouseWorkOrder: number;
  readonly timeDecreasePercentageWithProvider: number;
  readonly avgTimeForOutsourcedWorkOrder: number;
  readonly timeDecreasePercentageOutsourcedWithProvider: number;
  readonly isIntegration: boolean;
}

export type NumberKey = Exclude<keyof RoiInputs, 'isIntegration'>;

interface Field {
  /** The public name: query parameter of the report route and name of the form control. */
  readonly name: string;
  readonly label: string;
  /** One sentence for whoever fills the field in. */
  readonly help: string;
}

export interface NumberField extends Field {
  readonly key: NumberKey;
  readonly unit: 'buildings' | 'people' | 'work orders' | '%' | 'hours';
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** Takes whole numbers only. */
  readonly whole: boolean;
}

export interface SwitchField extends Field {
  readonly key: 'isIntegration';
  readonly default: boolean;
}

const count = { min: 1, max: 10_000, whole: true } as const;
const percentage = { unit: '%', min: 0, max: 100, whole: false } as const;
const hours = { unit: 'hours', min: 0, max: 1_000, whole: false } as const;

/** In the order in which page and report show them. Source: docs/decisions.md, ROI calculator. */
export const numberFields: readonly NumberField[] = [
  {
    ...count,
    key: 'noOfBuildings',
    name: 'noOfBuildings',
    label: 'Buildings',
    unit: 'buildings',
    default: 10,
    help: 'Every site whose maintenance your team plans or pays for.',
  },
  {
    ...count,
    key: 'totalNumberOfInhouseOandMEmployees',
    name: 'totalNumberOfInhouseOandMEmployees',
    label: 'In-house operations and maintenance staff',
    unit: 'people',
    default: 12,
    help: 'Technicians, supervisors and planners on your own payroll.',
  },
  {
    key: 'monthlyWorkOrdersCount',
    name: 'monthlyWorkOrdersCount',
    label: 'Work orders a month, each building',
    unit: 'work orders',
    default: 90,
    min: 0,
    max: 1_000_000,
    whole: true,
    help: 'Planned and reactive jobs together, averaged over your buildings.',
  },
  {
    ...percentage,
    key: 'inHouseWorkOrdersPercentage',
    name: 'inHouseWorkOrdersPercentage',
    label: 'Share done in-house',
    default: 40,
    help: 'Your own people do this share of the jobs; contractors do the rest.',
  },
  {
    ...hours,
    key: 'avgTimeForInHouseWorkOrder',
    name: 'avgTimeForInHouseWorkOrder',
    label: 'Time for an in-house job',
    default: 5,
    help: 'From request to closed, travel included.',
  },
  {
    ...hours,
    key: 'avgTimeForOutsourcedWorkOrder',
    name: 'avgTimeForOutsourcedWorkOrder',
    label: 'Time for an outsourced job',
    default: 7,
    help: 'The hours that the contractor invoices, travel included.',
  },
  {
    ...percentage,
    key: 'timeDecreasePercentageWithProvider',
    name: `timeDecreasePercentageWith${site.name}`,
    label: `Less time with ${site.name}, in-house`,
    default: 15,
    help: 'Customers’ median is 15%; the lowest tenth saw 7%.',
  },
  {
    ...percentage,
    key: 'timeDecreasePercentageOutsourcedWithProvider',
    name: `timeDecreasePercentageOutsourcedWith${site.name}`,
    label: `Less time with ${site.name}, outsourced`,
    default: 15,
    help: 'Fewer repeat visits and shorter ones: the contractor arrives with the asset’s history.',
  },
];

export const integrationField: SwitchField = {
  key: 'isIntegration',
  name: 'isIntegration',
  label: 'Connections to meters and systems',
  default: true,
  help: 'Adds 30% of the staff price, 62.5% below building the connections separately.',
};

/** The nine public names. */
export const fieldNames: readonly string[] = [...numberFields, integrationField].map(
  ({ name }) => name,
);

/** Builds inputs from a value for each numeric field. */
export function buildInputs(
  valueOf: (field: NumberField) => number,
  isIntegration: boolean,
): RoiInputs {
  const values = Object.fromEntries(numberFields.map((field) => [field.key, valueOf(field)]));
  return { ...(values as Record<NumberKey, number>), isIntegration };
}

export const defaultInputs: RoiInputs = buildInputs(
  (field) => field.default,
  integrationField.default,
);
