import { mkdirSync } from 'node:fs';
import { readArguments, readNumbers } from './measure/arguments';
import { pages, styleGuide } from './measure/pages';
import { failOn, missing } from './measure/report';
import { shootPage, shootState, type Setting } from './measure/shots/shootPage';
import { states } from './measure/shots/states';
import { withSite } from './measure/site';
import { run } from './support/run';

/** All pictures of one address, its states included; prints its warnings, false if it is missing. */
async function shoot(
  setting: Setting,
  address: string,
  widths: readonly number[],
): Promise<boolean> {
  for (const width of widths) {
    const warnings = await shootPage(setting, address, width);
    if (!warnings) return false;
    const ofWidth = states.filter(
      (state) => state.address === address && state.widths.includes(width),
    );
    for (const state of ofWidth)
      warnings.push(...((await shootState(setting, state, width)) ?? []));
    for (const warning of warnings) console.warn(`Warning: ${warning}`);
  }
  return true;
}

/** `npm run shots`: pictures of pages and of their states at several widths. */
run(async () => {
  const { addresses, values } = readArguments(process.argv.slice(2), {
    widths: { type: 'string', default: '375,768,1280,1600' },
    out: { type: 'string', default: 'shots' },
    slices: { type: 'boolean', default: false },
  });
  const widths = readNumbers('widths', values.widths);
  mkdirSync(values.out, { recursive: true });
  const failures: string[] = [];
  await withSite(values.built, async (site, browser) => {
    const setting = { browser, site, folder: values.out, isSliced: values.slices };
    const all = addresses === pages ? [...pages, ...styleGuide] : addresses;
    for (const address of all) {
      console.log(address);
      if (!(await shoot(setting, address, widths))) failures.push(missing(address));
    }
  });
  console.log(`\nThe pictures are in ${values.out}/`);
  failOn(failures);
});
