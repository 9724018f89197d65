import { parseArgs } from 'node:util';
import { formatTable } from './measure/table';
import { builtConversions, conversionsDocument } from './support/conversions';
import { run } from './support/run';
import { writeFormatted } from './support/writeFormatted';

const FILE = 'docs/conversions.md';

/** `npm run conversions`: every form of the built site and its class. `-- --write` writes docs/conversions.md. */
run(async () => {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  const rows = await builtConversions();
  const cells = rows.map(({ page, form, label, conversion, thanks }) => [
    page,
    form,
    label,
    conversion,
    thanks,
  ]);
  console.log(formatTable(['page', 'form', 'button', 'class', 'thank-you page'], cells));
  for (const { page, label, chance } of rows) {
    for (const word of chance) {
      console.warn(
        `${page} "${label}": "${word}" decides the class by chance; choose another word`,
      );
    }
  }
  if (!values.write) return;
  writeFormatted(FILE, conversionsDocument(rows));
});
