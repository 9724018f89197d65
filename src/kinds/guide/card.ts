import type { CardOf } from '../../content-model/kind';
import copy from '../../copy/share.json';
import { fill } from '../../text/fillWords';
import { minutesOf } from '../../text/markdown/minutesOf';
import { renderMarkdown } from '../../text/markdown/renderMarkdown';
import type { Guide } from './schema';

const TOPICS: Readonly<Record<Guide['topic'], { readonly ground: string; readonly tone: string }>> =
  {
    maintenance: { ground: 'pine-50', tone: 'pine-600' },
    operations: { ground: 'pine-50', tone: 'pine-600' },
    assets: { ground: 'stone-200', tone: 'brick-600' },
    buying: { ground: 'clay-100', tone: 'brick-600' },
    energy: { ground: 'amber-100', tone: 'amber-800' },
    refrigeration: { ground: 'ice-100', tone: 'ice-800' },
  };

/** A guide: from the minutes that it takes to read to the time that it takes to do. */
export const guideCard: CardOf<Guide> = ({ data, body }) => ({
  look: 'span',
  ...TOPICS[data.topic],
  from: [fill(copy.minutes, { minutes: minutesOf(renderMarkdown(body)) }), copy.toRead],
  to: [data.takes, copy.toDo],
});
