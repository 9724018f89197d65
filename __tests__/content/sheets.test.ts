import { parseFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';

interface Task {
  readonly key: string;
  readonly isShared?: boolean;
}

/** The tasks of the sheets of a page: at each stop of a walk, or on each day of a countdown. */
function tasksOf(file: string, text: string): Task[] {
  const { sections } = parseFile(file, text).data as {
    sections: Partial<Record<'stops' | 'days', { tasks?: Task[] }[]>>[];
  };
  return sections.flatMap(({ stops = [], days = [] }) =>
    [...stops, ...days].flatMap(({ tasks = [] }) => tasks),
  );
}

const sheets = [...readContent().files]
  .filter(([, text]) => /^ {2}- type: (roofWalk|doorCountdown)$/m.test(text))
  .map(([file, text]) => ({ file, tasks: tasksOf(file, text) }));

it.each(sheets)('$file names each task once', ({ tasks }) => {
  const keys = tasks.map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)]);
});

it('says of a task that it is on another sheet, too, where it is, and only there', () => {
  const count = new Map<string, number>();
  for (const { key } of sheets.flatMap(({ tasks }) => tasks)) {
    count.set(key, (count.get(key) ?? 0) + 1);
  }
  const marked = sheets.flatMap(({ tasks }) => tasks).filter(({ isShared }) => isShared);
  const onSeveral = [...count].filter(([, times]) => times > 1).map(([key]) => key);
  expect(marked.map(({ key }) => key).sort()).toEqual(onSeveral.sort());
});
