import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { blobsStore } from '../../src/forms/leads/blobs';
import type { Store } from '../../src/forms/leads/store';
import { Hint } from './hint';

/** Where `netlify dev` keeps Blobs. */
const FOLDER = '.netlify/blobs-serve';

export interface LeadStores {
  readonly from: string;
  readonly stores: readonly Store[];
  readonly close: () => Promise<void>;
}

/** The leads of production where NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN are set, else those here. */
export function openLeadStores(env: NodeJS.ProcessEnv): Promise<LeadStores> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  if (!siteID && !token) return openLocal();
  if (!siteID || !token) {
    throw new Hint('NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN belong together: set both, or none.');
  }
  const stores = [blobsStore({ siteID, token })];
  return Promise.resolve({ from: siteID, stores, close: () => Promise.resolve() });
}

/** Local leads stand in a folder of each site that this machine was linked to. */
async function openLocal(): Promise<LeadStores> {
  const entries = path.join(FOLDER, 'entries');
  const sites = existsSync(entries) ? readdirSync(entries) : [];
  const token = randomUUID();
  const server = new BlobsServer({ directory: FOLDER, token });
  const url = `http://localhost:${(await server.start()).port}`;
  const stores = sites.map((siteID) =>
    blobsStore({ siteID, token, edgeURL: url, uncachedEdgeURL: url }),
  );
  return { from: 'this machine', stores, close: async () => await server.stop() };
}
