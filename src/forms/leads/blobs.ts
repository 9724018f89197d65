import { getStore, type GetStoreOptions } from '@netlify/blobs';
import type { Store } from './store';

export const STORE_NAME = 'leads';

/** Keeps values in Netlify Blobs, in the site's own store, which outlives deploys. */
export function blobsStore(options: Partial<GetStoreOptions> = {}): Store {
  // Made when it is used: without Blobs each use fails, not the function as a whole.
  const blobs = () => getStore({ ...options, name: STORE_NAME, consistency: 'strong' });
  const read = async (key: string): Promise<unknown> => blobs().get(key, { type: 'json' });

  /**
   * The client takes every answer to a conditional write for a success, save 412: an error of the
   * platform as well, which has no version. What was written is there then, or was not written.
   */
  async function versionOf(key: string, text: string, version = ''): Promise<string> {
    if (version) return version;
    if (JSON.stringify(await read(key)) !== text) throw new Error('Blobs did not keep a value');
    return (await list(key)).find((entry) => entry.key === key)?.version ?? '';
  }

  const list: Store['list'] = async (prefix) => {
    const { blobs: found } = await blobs().list({ prefix });
    return found.map(({ key, etag }) => ({ key, version: etag }));
  };

  return {
    read: async (key) => (await read(key)) ?? undefined,
    async create(key, value) {
      const text = JSON.stringify(value);
      const { modified, etag } = await blobs().set(key, text, { onlyIfNew: true });
      return modified ? versionOf(key, text, etag) : undefined;
    },
    async replace(key, value, version) {
      const text = JSON.stringify(value);
      const { modified, etag } = await blobs().set(key, text, { onlyIfMatch: version });
      return modified ? versionOf(key, text, etag) : undefined;
    },
    remove: async (key) => blobs().delete(key),
    list,
  };
}
