import { computeRoi } from '../model.ts';
import { parseInputs } from '../parse.ts';
import { drawReport } from '../report/drawReport.ts';
import { templateFor, type TemplateName } from '../report/template.ts';
import { faultResponse, methodResponse, problemResponse, reportResponse } from './responses.ts';

export interface RouteServices {
  readonly loadTemplate: (name: TemplateName) => Promise<Uint8Array>;
  readonly logFault: (fault: unknown) => void;
}

/**
 * Answers a request for the report: the whole PDF, or a clear refusal.
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
    if (!parsed.ok) return await problemResponse(parsed.problems, request.headers.get('Accept'));
    const template = await services.loadTemplate(templateFor(parsed.inputs.isIntegration));
    return reportResponse(await drawReport(template, parsed.inputs, computeRoi(parsed.inputs)));
  } catch (fault) {
    services.logFault(fault);
    return faultResponse();
  }
}
