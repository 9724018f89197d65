import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file of the built site at its address, and the folders on the way. */
export async function writePublic(address: string, content: string | Uint8Array): Promise<void> {
  const file = path.join('public', address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
