import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Editors whose command takes the line before the file, and those that take it behind. */
const BEFORE = new Set(['vi', 'vim', 'nvim', 'nano', 'emacs', 'emacsclient', 'micro', 'kak']);
const BEHIND = new Set(['code', 'codium', 'cursor', 'code-insiders']);

/** The command that opens a file at a line, as a program and its arguments. */
export function editorCommand(editor: string, file: string, line: number): string[] {
  const words = editor.trim().split(/\s+/);
  const name = path.basename(words[0] ?? '');
  if (BEFORE.has(name)) return [...words, `+${line}`, file];
  if (BEHIND.has(name)) return [...words, '--goto', `${file}:${line}`];
  return [...words, file];
}

/** Opens a file at a line in VISUAL or EDITOR, and waits for it; false where neither is set or it fails. */
export function openInEditor(file: string, line: number, env = process.env): boolean {
  const editor = env['VISUAL'] ?? env['EDITOR'] ?? '';
  if (editor.trim() === '') return false;
  const [program = '', ...words] = editorCommand(editor, file, line);
  return spawnSync(program, words, { stdio: 'inherit' }).status === 0;
}
