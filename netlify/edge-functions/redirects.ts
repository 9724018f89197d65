// Written by the build, which the platform bundles this after (src/gatsby/writeFormerAddresses.ts).
import former from '../../.cache/former-addresses.json' with { type: 'json' };
import type { Config } from '@netlify/edge-functions';
import { invokedOn, neverInvokedOn } from '../../src/redirects/invocation.ts';
import { edgeMiddleware, runMiddleware } from '../../src/redirects/middleware.ts';

/** Runs the edge middleware; what none of them answers goes on to the page. */
export default function redirects(request: Request): Response | undefined {
  try {
    const answer = runMiddleware(edgeMiddleware, request, former);
    return answer && new Response(answer.body, answer);
  } catch (error) {
    // The kind of the fault only: its text may quote an address, and a query may hold personal data.
    const kind = error instanceof Error ? error.name : typeof error;
    console.error(`redirects: ${kind}; the request went on without the redirect rules`);
    return undefined;
  }
}

// No `method`: the platform's list of methods lacks HEAD, which is redirected too. The rules decide.
export const config: Config = {
  pattern: [...invokedOn],
  excludedPattern: [...neverInvokedOn],
  onError: 'bypass',
};
