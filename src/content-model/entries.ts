import { caseStudy } from './kinds/caseStudy';
import { ebook } from './kinds/ebook';
import { event } from './kinds/event';
import { guide } from './kinds/guide';
import { infographic } from './kinds/infographic';
import { knowledgeBase } from './kinds/knowledgeBase';
import { newsletter } from './kinds/newsletter';
import { pressRelease } from './kinds/pressRelease';
import { webinar } from './kinds/webinar';
import { whatsNew } from './kinds/whatsNew';

/** Kinds of which there are many pages, and hubs that list them. A new one is one line here. */
export const entryKinds = [
  pressRelease,
  caseStudy,
  event,
  webinar,
  whatsNew,
  newsletter,
  guide,
  ebook,
  infographic,
  knowledgeBase,
] as const;
