import { caseStudy } from '../kinds/case-study/schema';
import { ebook } from '../kinds/ebook/schema';
import { event } from '../kinds/event/schema';
import { guide } from '../kinds/guide/schema';
import { infographic } from '../kinds/infographic/schema';
import { knowledgeBase } from '../kinds/knowledge-base/schema';
import { newsletter } from '../kinds/newsletter/schema';
import { pressRelease } from '../kinds/press-release/schema';
import { webinar } from '../kinds/webinar/schema';
import { whatsNew } from '../kinds/whats-new/schema';

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
