import type { RoiInputs } from '../fields.ts';
import { computeRoi } from '../model.ts';
import { drawReport } from '../report/drawReport.ts';
import { templateFor } from '../report/template.ts';
import { fetchTemplate } from './fetchTemplate.ts';

/**
 * Makes the report in the browser, as the report route makes it on the server. This module is loaded
 * with the first report and not with the page, because most visitors only look.
 * @throws TemplateError where the template does not arrive.
 */
export async function makeReport(inputs: RoiInputs, onFetched: () => void): Promise<Blob> {
  const template = await fetchTemplate(templateFor(inputs.isIntegration));
  onFetched();
  const bytes = await drawReport(template, inputs, computeRoi(inputs));
  return new Blob([bytes], { type: 'application/pdf' });
}
