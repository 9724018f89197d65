import { caseStudy } from '../kinds/case-study/record';
import { ebook } from '../kinds/ebook/record';
import { event } from '../kinds/event/record';
import { guide } from '../kinds/guide/record';
import { infographic } from '../kinds/infographic/record';
import { knowledgeBase } from '../kinds/knowledge-base/record';
import { newsletter } from '../kinds/newsletter/record';
import { pressRelease } from '../kinds/press-release/record';
import { webinar } from '../kinds/webinar/record';
import { whatsNew } from '../kinds/whats-new/record';

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
