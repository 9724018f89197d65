import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeRoi } from '../../src/roi/model.ts';
import type { RoiInputs } from '../../src/roi/fields.ts';
import { drawReport } from '../../src/roi/report/drawReport.ts';
import type { RouteServices } from '../../src/roi/route/respond.ts';
import { templateFolder, templateFor, type TemplateName } from '../../src/roi/report/template.ts';

/** A template as it is checked in. */
export const readTemplate = (name: TemplateName): Uint8Array =>
  new Uint8Array(readFileSync(join(process.cwd(), 'static', templateFolder, name)));

/** What the report route is given, for a test in which nothing may go wrong. */
export const routeServices: RouteServices = {
  loadVersion: () => Promise.resolve('one'),
  loadTemplate: (name) => Promise.resolve(readTemplate(name)),
  logError: (error) => {
    throw error;
  },
};

const templates = {
  on: readTemplate(templateFor(true)),
  off: readTemplate(templateFor(false)),
};

export const reportFor = (inputs: RoiInputs): Promise<Uint8Array> =>
  drawReport(inputs.isIntegration ? templates.on : templates.off, inputs, computeRoi(inputs));
