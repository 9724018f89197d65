import { deadline } from '../../http/deadline.ts';
import { templateFolder, type TemplateName } from '../report/template.ts';

/** Milliseconds after which a template counts as lost. */
const PATIENCE = 20_000;

/** A template that did not arrive, or arrived as something else: the page of a missing file, say. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}

/** The address of a template; nothing but the page's origin is told with the request. */
const request = (name: TemplateName): Request =>
  new Request(`/${templateFolder}/${name}`, {
    referrerPolicy: 'no-referrer',
    signal: deadline(PATIENCE),
  });

/**
 * The bytes of a static template.
 * @throws TemplateError unless a whole PDF comes back.
 */
export async function fetchTemplate(name: TemplateName): Promise<Uint8Array> {
  const response = await fetch(request(name)).catch((cause: unknown) => {
    throw new TemplateError('no answer', { cause });
  });
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || type.includes('html')) {
    throw new TemplateError(`${response.status} ${type}`);
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 5)) !== '%PDF-') {
    throw new TemplateError('no PDF');
  }
  return bytes;
}
