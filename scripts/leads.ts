import { parseArgs } from 'node:util';
import { toCsv } from '../src/format/csv';
import { removeLead } from '../src/forms/leads/leads';
import { cellsOf, mentions, readRows } from '../src/forms/leads/rows';
import { formatTable } from './measure/table';
import { Hint } from './support/hint';
import { openLeadStores } from './support/leadStores';
import { run } from './support/run';

/**
 * `npm run leads`: what forms sent and the service does not have. `-- --find <address>` shows what one
 * person wrote, `-- --csv` prints all of it, `-- --remove <id>` removes one for good, because it is dealt
 * with or its sender asks for that.
 */
run(async () => {
  const { values } = parseArgs({
    options: {
      csv: { type: 'boolean', default: false },
      find: { type: 'string' },
      remove: { type: 'string' },
    },
  });
  const { from, stores, close } = await openLeadStores(process.env);
  try {
    const { remove } = values;
    if (remove) {
      const removed = await Promise.all(stores.map((store) => removeLead(store, remove)));
      if (!removed.includes(true)) throw new Hint(`No lead ${remove} on ${from}.`);
      console.log(`Removed ${remove} from ${from}.`);
      return;
    }
    const { find } = values;
    const all = (await Promise.all(stores.map(readRows))).flat();
    const rows = find ? all.filter((row) => mentions(row, find)) : all;
    if (values.csv) {
      process.stdout.write(toCsv(cellsOf(rows)));
      return;
    }
    const short = rows.map(({ submission: { id, at, form, fields }, state, reason }) =>
      [id, at.slice(0, 16), form, fields['email'] ?? '', state, reason].map(String),
    );
    console.log(formatTable(['id', 'sent', 'form', 'email', 'state', 'reason'], short));
    console.log(
      `\n${rows.length} on ${from}. \`npm run -s leads -- --csv > leads.csv\` writes all.`,
    );
  } finally {
    await close();
  }
});
