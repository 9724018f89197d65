import { addDays, daysBetween } from './days.ts';

/** One top-up of an appliance. */
export interface Addition {
  /** ISO day. */
  readonly date: string;
  readonly pounds: number;
}

const YEAR = 365;

/**
 * Threshold of each kind of appliance in percent a year: 40 CFR 84.106. Residential and light
 * commercial air conditioning and heat pumps have none: 84.106(a) leaves them out at any charge.
 */
export const thresholds = { commercial: 20, process: 30, comfort: 10 } as const;

export type ApplianceKind = keyof typeof thresholds;

/** From this charge on the rule applies. */
export const SMALLEST_CHARGE = 15;

/** From this charge on, leaks of refrigeration that passed its threshold are looked for each quarter. */
const QUARTERLY_CHARGE = 500;

/** From this charge on, refrigeration needs automatic leak detection (from 2017 on, by year of installation). */
const DETECTED_CHARGE = 1500;

/** Pounds that were added in the 365 days up to and with `day`. */
export const poundsWithinYear = (additions: readonly Addition[], day: string): number =>
  additions.reduce((sum, { date, pounds }) => {
    const age = daysBetween(date, day);
    return age >= 0 && age < YEAR ? sum + pounds : sum;
  }, 0);

/** The rolling average: what a year’s additions are of the full charge, in percent. */
export const rollingRate = (pounds: number, charge: number): number => (pounds / charge) * 100;

/**
 * The annualizing method: the last addition as if it went on like that for a year. It counts the days
 * since the addition before it, at most 365.
 */
export const annualizedRate = (pounds: number, charge: number, days: number): number =>
  ((pounds / charge) * 100) / (Math.min(days, YEAR) / YEAR);

/** What one has to know of a top-up. */
export interface TopUp {
  readonly kind: ApplianceKind;
  /** Full charge in pounds. */
  readonly charge: number;
  readonly date: string;
  readonly pounds: number;
  /** Pounds of the 365 days before it. */
  readonly poundsBefore: number;
  /** Day of the addition before it, if there was one. */
  readonly lastDate: string | undefined;
}

export interface Deadlines {
  /** Repair and first verification test. */
  readonly repair: string;
  /** Second test, if the first one passed on the last day. */
  readonly secondTest: string;
}

export interface LeakAnswer {
  readonly isCovered: boolean;
  readonly threshold: number;
  readonly rolling: number;
  readonly annualized: number;
  /** Days that the annualizing method counts. */
  readonly days: number;
  readonly isOver: { readonly rolling: boolean; readonly annualized: boolean };
  readonly deadlines: Deadlines;
  readonly inspection: 'quarterly' | 'yearly';
  readonly needsDetection: boolean;
  /** Pounds within one calendar year that make it a chronic leaker: 125% of the charge. */
  readonly chronicPounds: number;
}

/** Both leak rates of an appliance after a top-up, and what follows from passing its threshold. */
export function leakAnswer({
  kind,
  charge,
  date,
  pounds,
  poundsBefore,
  lastDate,
}: TopUp): LeakAnswer {
  const threshold = thresholds[kind];
  const days = lastDate ? Math.min(daysBetween(lastDate, date), YEAR) : YEAR;
  const rolling = rollingRate(pounds + poundsBefore, charge);
  const annualized = annualizedRate(pounds, charge, days);
  const isRefrigeration = kind !== 'comfort';
  return {
    isCovered: charge >= SMALLEST_CHARGE,
    threshold,
    rolling,
    annualized,
    days,
    isOver: { rolling: rolling > threshold, annualized: annualized > threshold },
    deadlines: { repair: addDays(date, 30), secondTest: addDays(date, 40) },
    inspection: isRefrigeration && charge >= QUARTERLY_CHARGE ? 'quarterly' : 'yearly',
    needsDetection: isRefrigeration && charge >= DETECTED_CHARGE,
    chronicPounds: charge * 1.25,
  };
}
