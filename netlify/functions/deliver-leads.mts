import type { Config } from '@netlify/functions';
import { serviceOf } from '../../src/forms/environment.ts';
import { readForm } from '../../src/forms/formFiles.ts';
import { blobsStore } from '../../src/forms/leads/blobs.ts';
import { deliverDue } from '../../src/forms/leads/deliver.ts';
import { forgetOld } from '../../src/forms/leads/forget.ts';
import { send } from '../../src/forms/service.ts';
import { site } from '../../src/site.ts';

/** Sends the leads that the service did not take at once, and forgets what has served its time. */
export default async function deliverLeads(): Promise<void> {
  const store = blobsStore();
  const service = serviceOf(process.env);
  if (service) {
    const origin = process.env['URL'] ?? site.origin;
    const run = await deliverDue({
      store,
      readForm,
      send: (submission, form) => send(submission, form, { service, origin }),
      now: Date.now,
      report: (sentence) => console.error(`deliver-leads: ${sentence}`),
    });
    console.log(`deliver-leads: ${JSON.stringify(run)}`);
  }
  await forgetOld(store, Date.now());
}

export const config: Config = { schedule: '*/5 * * * *' };
