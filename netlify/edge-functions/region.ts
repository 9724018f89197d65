import type { Config, Context } from '@netlify/edge-functions';
import { answerHeaders } from '../../src/security/headers.ts';

/** Answers with the country of whoever asks, for the start of the consent switches. Nothing is kept. */
export default function region(_request: Request, { geo }: Pick<Context, 'geo'>): Response {
  return Response.json(
    { country: geo.country?.code ?? null },
    { headers: { ...answerHeaders, 'Cache-Control': 'no-store' } },
  );
}

export const config: Config = { path: '/api/region', method: ['GET'] };
