import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Blobs {
  readonly address: string;
  readonly token: string;
  readonly stop: () => Promise<void>;
}

/** Netlify Blobs as it runs on one machine, over a folder or one of its own. */
export async function startBlobs(given?: string): Promise<Blobs> {
  const folder = given ?? (await mkdtemp(path.join(tmpdir(), 'blobs-')));
  const token = 'secret';
  const script = path.join(__dirname, 'blobsServer.mjs');
  const child = spawn(process.execPath, [script, folder, token], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    address: `http://localhost:${port.toString().trim()}`,
    token,
    async stop() {
      child.kill();
      await once(child, 'exit');
      if (!given) await rm(folder, { recursive: true });
    },
  };
}
