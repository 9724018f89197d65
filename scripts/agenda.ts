import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { agendaCalendar, agendaOf, dayAfter, untilDay } from '../src/review/agenda/agenda';
import { agendaTable } from '../src/review/agenda/table';
import { RECORD_FILE } from '../src/review/record/address';
import { readRecord } from './review/bases';
import { site } from '../src/site';
import { run } from './support/run';

const options = {
  record: { type: 'string', default: `public${RECORD_FILE}` },
  ics: { type: 'string' },
  all: { type: 'boolean', default: false },
} as const;

/** `npm run agenda`: the days on which the site changes by itself, or grows old. */
run(async () => {
  const { record, ics, all } = parseArgs({ options }).values;
  const { days, today } = await readRecord(record);
  const agenda = agendaOf(days);
  if (ics) writeFileSync(ics, agendaCalendar(agenda, site.origin, today));
  else console.log(agendaTable(untilDay(agenda, today, all ? '9999' : dayAfter(today, 365))));
});
