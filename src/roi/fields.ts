import { site } from '../site.ts';

interface Field {
  /** The public name: query parameter of the report route and name of the form control. */
  readonly name: string;
  /** What the form, its errors, the report and the CSV call it. */
  readonly label: string;
}

interface NumberFacts {
  /** The name in code. It is the public name too, unless the field has another. */
  readonly key: string;
  readonly name?: string;
  readonly label: string;
  /** What is counted, as it stands after the number. */
  readonly unit: string;
  /** What follows the number in the report, where the label does not say what is counted. */
  readonly suffix?: string;
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** Takes whole numbers only. */
  readonly whole: boolean;
}

const count = { min: 1, max: 10_000, whole: true } as const;
const percentage = { unit: '%', suffix: '%', min: 0, max: 100, whole: false } as const;
const hours = { unit: 'hours', suffix: '\u00a0h', min: 0, max: 1_000, whole: false } as const;

/**
 * Every number that a visitor tells the calculator, in the order of link and report. Form, route,
 * CSV, report and docs follow this list. Where a field stands in the form, and what helps to fill it
 * in, is content: `content/data/roi/calculator.yaml`. Source: docs/decisions.md, ROI calculator.
 */
const facts = [
  { ...count, key: 'noOfBuildings', label: 'Buildings', unit: 'sites', default: 10 },
  {
    ...count,
    key: 'totalNumberOfInhouseOandMEmployees',
    label: 'In-house operations and maintenance staff',
    unit: 'people',
    default: 12,
  },
  {
    key: 'monthlyWorkOrdersCount',
    label: 'Work orders a month, each building',
    unit: 'jobs',
    default: 90,
    min: 0,
    max: 1_000_000,
    whole: true,
  },
  {
    ...percentage,
    key: 'inHouseWorkOrdersPercentage',
    label: 'Share done in-house',
    default: 40,
  },
  {
    ...hours,
    key: 'avgTimeForInHouseWorkOrder',
    label: 'Time for an in-house job',
    default: 5,
  },
  {
    ...hours,
    key: 'avgTimeForOutsourcedWorkOrder',
    label: 'Time for an outsourced job',
    default: 7,
  },
  {
    ...percentage,
    key: 'timeDecreasePercentageWithProvider',
    name: `timeDecreasePercentageWith${site.name}`,
    label: `Less time with ${site.name}, in-house`,
    default: 15,
  },
  {
    ...percentage,
    key: 'timeDecreasePercentageOutsourcedWithProvider',
    name: `timeDecreasePercentageOutsourcedWith${site.name}`,
    label: `Less time with ${site.name}, outsourced`,
    default: 15,
  },
] as const satisfies readonly NumberFacts[];

export type NumberKey = (typeof facts)[number]['key'];

export interface NumberField extends NumberFacts, Field {
  readonly key: NumberKey;
  readonly name: string;
}

export const numberFields: readonly NumberField[] = facts.map((field) => ({
  name: field.key,
  ...field,
}));

/** The one input that is on or off. */
export const integrationField = {
  name: 'isIntegration',
  label: 'Connections to meters and systems',
  default: true,
} as const satisfies Field & { readonly default: boolean };

/** What a visitor tells the calculator. Percentages run from 0 to 100, times are in hours. */
export type RoiInputs = Readonly<Record<NumberKey, number>> & { readonly isIntegration: boolean };
