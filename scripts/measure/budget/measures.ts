/** What is measured of a page, and the most it may be: the site's performance promise. */
export interface Measure {
  readonly name: string;
  readonly unit: string;
  /** How many of the raw value make one unit, and how many digits of it are printed. */
  readonly per: number;
  readonly digits: number;
  /** In raw value (bytes, requests, score); a measure without one is only reported. */
  readonly limit?: number;
}

const KB = 1024;
const bytes = (name: string, unit: string, limit?: number): Measure => ({
  name,
  unit,
  per: KB,
  digits: 1,
  ...(limit === undefined ? {} : { limit }),
});

// The promise is no shift at all; what is left over is the rounding of positions.
const shift = (name: string, limit = 0.001) => ({
  name,
  unit: '',
  per: 1,
  digits: 4,
  limit,
});

/** The promise in one place, in the order of the table. */
export const measures = {
  scripts: bytes('JavaScript', 'KB brotli', 100 * KB),
  prefetched: bytes('prefetched', 'KB brotli'),
  html: bytes('HTML + CSS', 'KB gzip', 30 * KB),
  fonts: bytes('fonts', 'KB', 70 * KB),
  // Below 60 KB.
  picture: bytes('largest picture', 'KB', 60 * KB - 1),
  thirdParty: { name: 'third party', unit: 'requests', per: 1, digits: 0, limit: 0 },
  shift: shift('layout shift'),
  // The fallback has the same metrics on average; a word or two of small text may end elsewhere.
  lateFontShift: shift('shift, late font', 0.005),
} satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;

export const measureNames = Object.keys(measures) as MeasureName[];

/** A measured value, and which resource or element it comes from. */
export interface Reading {
  readonly value: number;
  readonly of?: string;
}

export type Readings = Readonly<Record<MeasureName, Reading>>;
