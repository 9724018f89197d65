import { isPageKind, type Kind } from './kind';
import { blogPost } from './kinds/blogPost';
import { calculator } from './kinds/calculator';
import { calculatorWords } from './kinds/calculatorWords';
import { caseStudy } from './kinds/caseStudy';
import { customer } from './kinds/customer';
import { drawing } from './kinds/drawing';
import { ebook } from './kinds/ebook';
import { event } from './kinds/event';
import { guide } from './kinds/guide';
import { infographic } from './kinds/infographic';
import { knowledgeBase } from './kinds/knowledgeBase';
import { siteFooter, siteHeader } from './kinds/navigation';
import { newsletter } from './kinds/newsletter';
import { page } from './kinds/page';
import { person } from './kinds/person';
import { plannedPages } from './kinds/plannedPages';
import { press } from './kinds/press';
import { pressRelease } from './kinds/pressRelease';
import { promo } from './kinds/promo';
import { siteClosing } from './kinds/siteClosing';
import { thankYou } from './kinds/thankYou';
import { webinar } from './kinds/webinar';
import { whatsNew } from './kinds/whatsNew';

/** Every kind of content. A new kind is one file in `kinds/` and one line here. */
export const kinds: readonly Kind[] = [
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
  thankYou,
  calculator,
  page,
  person,
  customer,
  drawing,
  blogPost,
  promo,
  siteHeader,
  siteFooter,
  plannedPages,
  press,
  siteClosing,
  calculatorWords,
];

export const pageKinds = kinds.filter(isPageKind);

/** The kind whose folder holds `file`, a path below `content/`. */
export const kindOfFile = (file: string): Kind | undefined =>
  kinds.find((kind) => file.startsWith(`${kind.folder}/`) && file.endsWith(`.${kind.format}`));

export { isPageKind, type Kind, type PageKind } from './kind';
