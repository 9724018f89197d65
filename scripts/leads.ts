import { parseArgs } from 'node:util';
import { toCsv } from '../src/files/csv';
import { cellsOf, readRows } from '../src/forms/leads/rows';
import { formatTable } from './measure/table';
import { openLeadStores } from './support/leadStores';
import { run } from './support/run';

/** `npm run leads`: what forms sent and the service does not have. `-- --csv` prints all of it. */
run(async () => {
  const { values } = parseArgs({ options: { csv: { type: 'boolean', default: false } } });
  const { from, stores, close } = await openLeadStores(process.env);
  try {
    const rows = (await Promise.all(stores.map(readRows))).flat();
    if (values.csv) {
      process.stdout.write(toCsv(cellsOf(rows)));
      return;
    }
    const short = rows.map(({ submission: { at, form, fields }, state, reason }) =>
      [at.slice(0, 16), form, fields.email ?? '', state, reason].map(String),
    );
    console.log(formatTable(['sent', 'form', 'email', 'state', 'reason'], short));
    console.log(
      `\n${rows.length} on ${from}. \`npm run -s leads -- --csv > leads.csv\` writes all.`,
    );
  } finally {
    await close();
  }
});
