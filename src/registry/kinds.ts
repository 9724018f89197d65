import { entryKinds } from './entryKinds';
import { section } from './sections';
import { isPageKind, type Kind } from '../content-model/kind';
import { blogPost } from '../kinds/data/blogPost';
import { calculator } from '../kinds/calculator/record';
import { calculatorWords } from '../kinds/calculator/calculatorWords';
import { claim } from '../kinds/data/claim';
import { customer } from '../kinds/data/customer';
import { drawing } from '../kinds/data/drawing';
import { form } from '../kinds/data/form';
import { siteFooter, siteHeader } from '../kinds/data/navigation';
import { history } from '../kinds/data/history';
import { kindClosing } from '../kinds/data/kindClosing';
import { legal } from '../kinds/legal/record';
import { opening } from '../kinds/opening/record';
import { pageOf } from '../kinds/page/record';
import { openApi } from '../kinds/data/openApi';
import { outage } from '../kinds/data/outage';
import { partner } from '../kinds/data/partner';
import { pay } from '../kinds/data/pay';
import { person } from '../kinds/data/person';
import { plannedPages } from '../kinds/data/plannedPages';
import { press } from '../kinds/data/press';
import { promo } from '../kinds/data/promo';
import { recording } from '../kinds/data/recording';
import { subProcessor } from '../kinds/legal/subProcessor';
import { thankYou } from '../kinds/thank-you/record';

/** Every kind of content. A new kind is one folder in `kinds/` and two lines, here or in `entryKinds.ts`. */
export const kinds: readonly Kind[] = [
  ...entryKinds,
  thankYou,
  legal,
  calculator,
  opening,
  pageOf(section),
  person,
  partner,
  customer,
  history,
  claim,
  drawing,
  recording,
  form,
  blogPost,
  subProcessor,
  outage,
  openApi,
  promo,
  siteHeader,
  siteFooter,
  plannedPages,
  press,
  pay,
  kindClosing,
  calculatorWords,
];

export const pageKinds = kinds.filter(isPageKind);

/** The kind whose folder holds `file`, a path below `content/`. */
export const kindOfFile = (file: string): Kind | undefined =>
  kinds.find((kind) => file.startsWith(`${kind.folder}/`) && file.endsWith(`.${kind.format}`));

export { isPageKind, type Kind, type PageKind } from '../content-model/kind';
