import { entryKinds } from './entries';
import { isPageKind, type Kind } from './kind';
import { blogPost } from './kinds/blogPost';
import { calculator } from './kinds/calculator';
import { calculatorWords } from './kinds/calculatorWords';
import { claim } from './kinds/claim';
import { customer } from './kinds/customer';
import { drawing } from './kinds/drawing';
import { form } from './kinds/form';
import { siteFooter, siteHeader } from './kinds/navigation';
import { history } from './kinds/history';
import { kindClosing } from './kinds/kindClosing';
import { legal } from './kinds/legal';
import { opening } from './kinds/opening';
import { page } from './kinds/page';
import { partner } from './kinds/partner';
import { pay } from './kinds/pay';
import { person } from './kinds/person';
import { plannedPages } from './kinds/plannedPages';
import { press } from './kinds/press';
import { promo } from './kinds/promo';
import { recording } from './kinds/recording';
import { subProcessor } from './kinds/subProcessor';
import { thankYou } from './kinds/thankYou';

/** Every kind of content. A new kind is one file in `kinds/` and one line, here or in `entries.ts`. */
export const kinds: readonly Kind[] = [
  ...entryKinds,
  thankYou,
  legal,
  calculator,
  opening,
  page,
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

export { isPageKind, type Kind, type PageKind } from './kind';
