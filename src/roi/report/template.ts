export type TemplateName = 'roi-report-integration.pdf' | 'roi-report-no-integration.pdf';

/** Where the site serves the templates: `static/roi/` in the repository. */
export const templateFolder = 'roi';

export const templateNames: readonly TemplateName[] = [
  'roi-report-integration.pdf',
  'roi-report-no-integration.pdf',
];

export const templateFor = (isIntegration: boolean): TemplateName =>
  isIntegration ? 'roi-report-integration.pdf' : 'roi-report-no-integration.pdf';
