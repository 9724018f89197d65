import type { Finding } from './finding';

/** Files, one a line, that wait to be brought up to a rule made after them. */
export interface LaterList {
  readonly file: string;
  readonly text: string;
}

export interface Sorted {
  readonly open: readonly Finding[];
  /** Those of files on the list. */
  readonly waiting: readonly Finding[];
}

/** Findings apart from those that wait; a file of the list that has nothing to wait for is one too. */
export function sortLater(
  findings: readonly Finding[],
  list: LaterList,
  isChecked: (file: string) => boolean,
): Sorted {
  const lines = list.text.split('\n').map((line) => line.trim());
  const listed = new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
  const waits = ({ file, mayWait }: Finding) => mayWait && listed.has(file);
  const waiting = findings.filter(waits);
  const busy = new Set(waiting.map(({ file }) => file));
  const done = lines.flatMap((file, index): Finding[] =>
    listed.has(file) && isChecked(file) && !busy.has(file)
      ? [
          {
            file: list.file,
            line: index + 1,
            key: 'file',
            message: `expected a file that waits, but ${file} has nothing left: take it off the list`,
            mayWait: false,
          },
        ]
      : [],
  );
  return { open: [...findings.filter((finding) => !waits(finding)), ...done], waiting };
}
