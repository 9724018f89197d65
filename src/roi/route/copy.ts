import { calculatorPath } from '../link.ts';

/** The words of the route's refusals. */
export const title = 'Some figures need another look';
export const lead =
  'We make no report from figures we cannot read, and we guess none of them for you.';
export const calculator = {
  text: 'Go back to the calculator',
  href: calculatorPath,
} as const;
export const defaults = {
  text: 'Download the report with our defaults',
  href: '/roi-pdf/',
} as const;
export const wrongMethod = 'This address answers GET and HEAD only.';
export const serverError =
  'The report could not be made. The error is ours and is logged. Please try again.';
