import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@netlify/functions';
import { templateFolder, type TemplateName } from '../../src/roi/report/template.ts';
import { respond } from '../../src/roi/route/respond.ts';

// The platform unpacks `included_files` below the first; a local server may set it to another folder.
const roots = [process.env.LAMBDA_TASK_ROOT ?? '', process.cwd()];

const templates = new Map<TemplateName, Uint8Array>();

/** Reads each template once in the life of the function. */
async function loadTemplate(name: TemplateName): Promise<Uint8Array> {
  const known = templates.get(name);
  if (known) return known;
  const files = roots.map((root) => join(root, 'static', templateFolder, name));
  const file = files.find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`There is no template at ${files.join(' or ')}`);
  const bytes = await readFile(file);
  templates.set(name, bytes);
  return bytes;
}

/** Makes the report of the ROI calculator. */
export default function roiPdf(request: Request): Promise<Response> {
  return respond(request, {
    loadTemplate,
    logFault: (fault) => console.error('roi-pdf: the report could not be made', fault),
  });
}

export const config: Config = { path: '/roi-pdf*' };
