import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SourceFile {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly text: string;
}

/** Files of folders and of all below them, by the end of their name. */
export const readFiles = (root: string, folders: readonly string[], ending: string): SourceFile[] =>
  folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(ending))
        .map((name) => path.posix.join(folder, name))
        .sort(),
    )
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
