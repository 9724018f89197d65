import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import { inWords } from '../../time/inWords';
import { NEEDS, type AgendaDay, type untilDay } from './agenda';

const NEEDED = Math.max(...Object.values(NEEDS).map(({ length }) => length));
const DATED = 'September 30, 2027'.length;

const row = ({ on, verdict, says, then, at }: AgendaDay): string => {
  const indent = ' '.repeat(DATED + NEEDED + 4);
  const day = withoutNoBreaks(inWords(on)).padEnd(DATED);
  return `${day}  ${NEEDS[verdict].padEnd(NEEDED)}  ${says}\n${indent}${then}\n${indent}${at}`;
};

/** Days as lines of a terminal: what is late first. */
export function agendaTable({ late, near, later }: ReturnType<typeof untilDay>): string {
  return [
    ...(late.length > 0 ? ['Late today:', ...late.map(row), ''] : []),
    ...(near.length > 0 ? near.map(row) : ['Nothing changes by itself.']),
    ...(later > 0 ? ['', `And ${later} later: npm run agenda -- --all`] : []),
  ].join('\n');
}
