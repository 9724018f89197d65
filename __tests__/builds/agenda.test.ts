import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseRecord } from '../../scripts/review/bases';
import { build, copyProject } from '../../scripts/support/projectCopy';
import { agendaOf } from '../../src/review/agenda/agenda';
import { nearest, strayFrom } from '../support/nearest';
import { RECORD_FILE } from '../../src/review/record/address';
import { visibilityOf } from '../../src/content-model/visibility';

const folder = mkdtempSync(path.join(tmpdir(), 'agenda-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the site says of itself as of a day, built upon the day before as a build hook does. */
function recordOn(day: string) {
  build(folder, { CI: undefined, SITE_DATE: day });
  const file = path.join(folder, 'public', RECORD_FILE);
  return parseRecord(readFileSync(file, 'utf8'), file);
}

it('goes through the three nearest days of the agenda with nothing broken, and hubs follow', () => {
  copyProject(folder);
  let before = recordOn(visibilityOf(process.env).today);
  const days = nearest(agendaOf(before.days), before.today, 3);
  expect(days).toHaveLength(3);
  for (const day of days) {
    const after = recordOn(day.builtAs);
    expect(strayFrom(day, before, after)).toEqual([]);
    before = after;
  }
});
