import type { CardOf } from '../../content-model/kind';
import copy from '../../copy/share.json';
import { pictureOf } from '../../share/pictureOf';
import { fill } from '../../text/fillWords';
import { inWords } from '../../time/inWords';
import type { WhatsNew } from './schema';

const counted = ([one = '', many = '']: readonly string[], count: number): string =>
  count === 1 ? one : fill(many, { count });

/** A month: its version, and the main change of it. */
export const monthCard: CardOf<WhatsNew> = (page) => {
  const { month, version, changes, fixes } = page.data;
  const [name = '', year = ''] = inWords(month).split('\u00a0');
  const common = {
    ground: 'paper',
    title: changes[0]?.title ?? page.title,
    large: { big: version, beside: [name, year] },
    label: copy.whatsNew,
  } as const;
  const picture = pictureOf(page)?.file;
  if (!picture)
    return { ...common, look: 'rows', rows: changes.slice(0, 3).map(({ title }) => ['', title]) };
  const counts = [counted(copy.changes, changes.length)];
  if (fixes.length > 0) counts.push(counted(copy.fixes, fixes.length));
  return { ...common, look: 'model', under: counts.join(', '), picture };
};
