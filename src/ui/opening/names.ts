/** Teams in the order of the register. */
export const TEAMS = [
  'controls',
  'support',
  'success',
  'product',
  'software',
  'compliance',
] as const;

/** Offices from west to east, then remote. */
export const PLACES = ['chicago', 'london', 'riyadh', 'dubai', 'anywhere'] as const;

export const CURRENCIES = ['USD', 'GBP', 'AED', 'SAR'] as const;
