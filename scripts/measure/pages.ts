/** The pages that are measured and looked at: one of each make, the heaviest of its kind. */
export const pages: readonly string[] = [
  '/',
  '/product/work-order-software/',
  '/industry/healthcare/',
  '/resources/case-study/harrow-galleries/',
  '/lintel-newsroom/',
  '/newsroom/after-hours-energy-report/',
  '/events/futureproof-fmsp-london/',
  '/sample/',
  '/ae-sample/',
];
