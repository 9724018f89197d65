import { fill } from '../../text/fillWords';
import copy from './legal.json';
import { inWords } from '../../time/inWords';
import type { FeedEntry } from '../../content-model/kind';
import type { Feed } from '../../discovery/feeds/atom';
import { site } from '../../site';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import {
  changesOf,
  NOTICE_DAYS,
  SUB_PROCESSORS_FEED,
  SUB_PROCESSORS_PATH,
  type Change,
  type Processor,
} from './subProcessors';

const words = copy.subProcessorChanges;

/** Title of a change: `Ternvoice begins on April 17, 2023`. */
export const titleOf = ({ what, on, processor: { firm } }: Change): string =>
  fill(words[what], { firm, day: inWords(on) });

/** Text of a change. */
export function textOf({ what, processor }: Change): string {
  const { does, data, serves, country, ends } = processor;
  return what === 'ends' ? (ends?.why ?? '') : fill(words.begun, { does, data, serves, country });
}

const entryOf = (page: string, change: Change): FeedEntry => {
  const link = `${page}#${change.id}`;
  const [title, text] = [titleOf(change), textOf(change)].map(withoutNoBreaks) as [string, string];
  return { id: link, title, text, link, day: change.announced };
};

/** Feed of sub-processor changes. `origin` is the site’s. */
export function subProcessorFeed(processors: readonly Processor[], origin: string): Feed {
  const page = origin + SUB_PROCESSORS_PATH;
  return {
    self: origin + SUB_PROCESSORS_FEED,
    page,
    title: words.feed,
    subtitle: fill(words.about, { days: NOTICE_DAYS }),
    author: site.legalName,
    language: site.language,
    entries: changesOf(processors).map((change) => entryOf(page, change)),
  };
}
