/** The pages that are measured and looked at: one of each make, the heaviest of its kind. */
export const pages: readonly string[] = [
  '/',
  '/product/work-order-software/',
  '/industry/healthcare/',
  '/resources/case-study/harrow-galleries/',
  '/lintel-newsroom/',
  '/newsroom/after-hours-energy-report/',
  '/events/futureproof-fm-mixer/',
  '/events/futureproof-fmsp-london/',
  '/resources/cmms-roi-calculator/',
  '/whats-new-in-lintel/',
  '/webinar/',
  '/ultimate-guide-cmms/',
  '/demo-days/operational-visibility/',
  '/request-demo/',
  '/search/',
];

/** The style guide: looked at, but not measured, because it shows everything at once. */
export const styleGuide: readonly string[] = ['/sample/', '/ae-sample/'];
