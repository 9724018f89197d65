import type { Config, Context } from '@netlify/functions';
import { perMinuteOf, senderOf } from '../../src/forms/environment.ts';
import { readForm } from '../../src/forms/formFiles.ts';
import { blobsStore } from '../../src/forms/leads/blobs.ts';
import { withTimeout } from '../../src/forms/leads/store.ts';
import { respond } from '../../src/forms/route/respond.ts';

/** Milliseconds. A visitor waits for a few of these, and then for the service. */
const STORE_PATIENCE = 2000;

/** Receives what forms send. */
export default function forms(request: Request, { ip }: Pick<Context, 'ip'>): Promise<Response> {
  return respond(request, {
    readForm,
    store: withTimeout(blobsStore(), STORE_PATIENCE),
    send: senderOf(process.env, new URL(request.url).origin),
    perMinute: perMinuteOf(process.env),
    address: ip,
    now: Date.now,
    makeId: () => crypto.randomUUID(),
    // The kind of the error only: its text may quote what somebody typed.
    logError: (error) => console.error('forms:', error instanceof Error ? error.name : 'error'),
  });
}

/** All methods of which the platform can make a Request: the code refuses all but POST. */
export const config: Omit<Config, 'method'> & { readonly method: readonly string[] } = {
  path: '/api/forms',
  method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  // Before the function: its own limit, `FORMS_PER_MINUTE`, answers with the form filled in, so it is lower.
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
