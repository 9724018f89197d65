import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Config, Context } from '@netlify/functions';
import { includedFile } from '../../src/http/includedFile.ts';
import { templateFolder, templateNames, type TemplateName } from '../../src/roi/report/template.ts';
import { respond } from '../../src/roi/route/respond.ts';

const templates = new Map<TemplateName, Uint8Array>();

/** Reads each template once in the life of the function. */
async function loadTemplate(name: TemplateName): Promise<Uint8Array> {
  const known = templates.get(name);
  if (known) return known;
  const file = includedFile('static', templateFolder, name);
  if (file === undefined) throw new Error(`There is no template ${name}`);
  const bytes = await readFile(file);
  templates.set(name, bytes);
  return bytes;
}

let drawing: string | undefined;

/** The code of the site, which is in one file with this, and the templates. */
async function hashDrawing(): Promise<string> {
  const code = await readFile(new URL(import.meta.url));
  const hash = createHash('sha256').update(code);
  for (const name of templateNames) hash.update(await loadTemplate(name));
  return hash.digest('base64');
}

/** The deploy stands for the libraries, which lie beside the code. A local server has only one. */
async function loadVersion(deploy: string): Promise<string> {
  drawing ??= await hashDrawing();
  return `${deploy} ${drawing}`;
}

/** Makes the report of the ROI calculator. */
export default function roiPdf(
  request: Request,
  { deploy }: Pick<Context, 'deploy'>,
): Promise<Response> {
  return respond(request, {
    loadVersion: () => loadVersion(deploy.id),
    loadTemplate,
    logError: (error) => console.error('roi-pdf: the report could not be made', error),
  });
}

/**
 * The methods are all of which the platform can make a Request; it would fail at TRACE before this
 * runs. Its own type lacks HEAD, its build does not. The limit holds for each address that asks, in
 * production alone; named without its list, `ip` would be built as a limit for all visitors together.
 */
export const config: Omit<Config, 'method'> & { readonly method: readonly string[] } = {
  path: '/roi-pdf*',
  method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
