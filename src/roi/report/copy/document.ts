import { calculatorPath } from '../../link.ts';
import { site } from '../../../site.ts';

/** What the document says about itself, and where it points. */
const host = new URL(site.origin).host.replace(/^www\./, '');

export const documentTitle = `Return on investment report: ${site.name}`;
export const documentSubject =
  'What connected facilities management saves, costs and returns in a year';

export const calculatorText = host + calculatorPath.replace(/\/$/, '');

export const demo = { text: `${host}/request-demo`, href: `${site.origin}/request-demo/` } as const;

export const mail = { text: site.email, href: `mailto:${site.email}` } as const;

export const phone = '+1 312 555 0100';

export const pageNumber = (page: number): string => `Page ${page} of 2`;

export const disclaimer = `An estimate from your inputs, not an offer. ${site.legalName}, Chicago.`;
