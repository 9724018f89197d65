import type { Machine } from '../../../../maintenance/repairLimit';

/** Asset and repair quote: six fields, by query parameters. */
export interface Sum extends Machine {
  readonly quote: number;
}

export type SumKey = keyof Sum;

/** Bounds of each field. */
export const bounds: Readonly<Record<SumKey, readonly [least: number, most: number]>> = {
  price: [1, 50_000_000],
  lasts: [1, 80],
  care: [0, 5_000_000],
  keep: [0, 5_000_000],
  left: [1, 60],
  quote: [0, 50_000_000],
};

const sumKeys = Object.keys(bounds) as SumKey[];

/** Years are whole numbers. */
const WHOLE = /^\d{1,3}([ ,]?\d{3})*$/;

function readFigure(key: SumKey, text: string): number | undefined {
  const trimmed = text.trim().replace(/^\$\s*/, '');
  const [least, most] = bounds[key];
  const value =
    WHOLE.test(trimmed) || /^\d+$/.test(trimmed) ? Number(trimmed.replace(/[ ,]/g, '')) : NaN;
  return value >= least && value <= most ? value : undefined;
}

export interface ReadSum {
  /** Text of each field. */
  readonly texts: Readonly<Record<SumKey, string>>;
  readonly wrong: readonly SumKey[];
  /** Values, if all are valid. */
  readonly sum: Sum | undefined;
}

/** Values in a query; missing ones come from `usual`. */
export function readSum(query: string, usual: Sum): ReadSum {
  const params = new URLSearchParams(query);
  const text = (key: SumKey): string => params.get(key) ?? String(usual[key]);
  const texts = Object.fromEntries(sumKeys.map((key) => [key, text(key)])) as ReadSum['texts'];
  const entries = sumKeys.map((key) => [key, readFigure(key, texts[key])] as const);
  const wrong = entries.flatMap(([key, value]) => (value === undefined ? [key] : []));
  return {
    texts,
    wrong,
    sum: wrong.length > 0 ? undefined : (Object.fromEntries(entries) as unknown as Sum),
  };
}

/** The figures of a machine as one types them. */
export const textsOf = (sum: Sum): Record<SumKey, string> =>
  Object.fromEntries(sumKeys.map((key) => [key, String(sum[key])])) as Record<SumKey, string>;

/** Whether a sum has the figures of this machine. */
export const isOf = (sum: Sum, machine: Sum): boolean =>
  sumKeys.every((key) => sum[key] === machine[key]);

/** Query with these values; other parameters stay. */
export function writeSum(query: string, texts: Partial<Record<SumKey, string>>): string {
  const params = new URLSearchParams(query);
  for (const [key, text] of Object.entries(texts)) params.set(key, text);
  return params.toString();
}
