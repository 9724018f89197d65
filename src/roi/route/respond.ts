import { computeRoi } from '../model.ts';
import { parseInputs } from '../parse.ts';
import { drawReport } from '../report/drawReport.ts';
import { templateFor, type TemplateName } from '../report/template.ts';
import { isKnown, tagOf } from './etag.ts';
import {
  serverErrorResponse,
  knownResponse,
  methodResponse,
  parameterErrorResponse,
  reportResponse,
} from './responses.ts';

export interface RouteServices {
  /** Stands for everything that draws: another one wherever the same inputs may give other bytes. */
  readonly loadVersion: () => Promise<string>;
  readonly loadTemplate: (name: TemplateName) => Promise<Uint8Array>;
  readonly logError: (error: unknown) => void;
}

/**
 * Answers a request for the report: the whole PDF, a clear refusal, or that the client has it already.
 * Source: docs/specification.md, section 7; docs/decisions.md, ROI calculator.
 */
export async function respond(request: Request, services: RouteServices): Promise<Response> {
  const response = await answer(request, services);
  // HEAD gets what GET would, the length included, without the body.
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

async function answer(request: Request, services: RouteServices): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodResponse();
  try {
    const parsed = parseInputs(new URL(request.url).searchParams);
    if (!parsed.ok)
      return await parameterErrorResponse(parsed.errors, request.headers.get('Accept'));
    const tag = await tagOf(parsed.inputs, await services.loadVersion());
    if (isKnown(request.headers.get('If-None-Match'), tag)) return knownResponse(tag);
    const template = await services.loadTemplate(templateFor(parsed.inputs.isIntegration));
    const pdf = await drawReport(template, parsed.inputs, computeRoi(parsed.inputs));
    return reportResponse(pdf, tag);
  } catch (error) {
    services.logError(error);
    return serverErrorResponse();
  }
}
