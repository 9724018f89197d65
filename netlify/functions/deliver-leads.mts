import type { Config } from '@netlify/functions';
import { senderOf } from '../../src/forms/environment.ts';
import { readForm } from '../../src/forms/formFiles.ts';
import { blobsStore } from '../../src/forms/leads/blobs.ts';
import { deliverDue } from '../../src/forms/leads/deliver.ts';
import { forgetOld } from '../../src/forms/leads/forget.ts';
import { withTimeout } from '../../src/forms/leads/store.ts';
import { site } from '../../src/site.ts';

/** Milliseconds. Nobody waits, and a list of thousands takes a while. */
const STORE_PATIENCE = 8000;

/** Sends what was not taken at once, and forgets what has served its time. */
export default async function deliverLeads(): Promise<void> {
  const store = withTimeout(blobsStore(), STORE_PATIENCE);
  const send = senderOf(process.env, process.env['URL'] ?? site.origin);
  if (send) {
    const run = await deliverDue({
      store,
      readForm,
      send,
      now: Date.now,
      report: (sentence) => console.error(`deliver-leads: ${sentence}`),
    });
    console.log(`deliver-leads: ${JSON.stringify(run)}`);
  }
  await forgetOld(store, Date.now());
}

export const config: Config = { schedule: '*/5 * * * *' };
