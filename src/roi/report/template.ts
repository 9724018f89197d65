export type TemplateName = 'roi-report-integration.pdf' | 'roi-report-no-integration.pdf';

/** Where the site serves the templates: `static/roi/` in the repository. */
export const templateFolder = 'roi';

export const templateNames: readonly TemplateName[] = [
  'roi-report-integration.pdf',
  'roi-report-no-integration.pdf',
];

export const templateFor = (isIntegration: boolean): TemplateName =>
  isIntegration ? 'roi-report-integration.pdf' : 'roi-report-no-integration.pdf';

/**
 * Numbers of the objects in a template that a report replaces: what is drawn on the first and on
 * the second page, and where the links to the calculator lead.
 */
export const slots = { firstPage: 3, secondPage: 4, address: 5 } as const;
