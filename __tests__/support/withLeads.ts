import { readdir } from 'node:fs/promises';
import { blobsStore } from '../../src/forms/leads/blobs';
import type { Store } from '../../src/forms/leads/store';
import { startBlobs } from './startBlobs';

const FOLDER = '.netlify/blobs-serve';

/** Opens the platform's own store of leads beside the platform. */
export async function withLeads(use: (store: Store) => Promise<unknown>): Promise<void> {
  const [siteID = ''] = await readdir(`${FOLDER}/entries`);
  const { address, token, stop } = await startBlobs(FOLDER);
  await use(blobsStore({ siteID, token, edgeURL: address, uncachedEdgeURL: address }));
  await stop();
}
