import type { DescribeJsonLd } from '../../content-model/kind';
import { faq } from '../../discovery/jsonLd/faq';
import { aboutTheSite } from '../../discovery/jsonLd/organization';
import { recordings } from './recordings';
import { software } from './software';

/** A page of sections: its questions, its recordings, the product with its prices, the site itself. */
export const pageJsonLd: DescribeJsonLd = (page, origin) => [
  ...faq(page),
  ...recordings(page, origin),
  ...software(page, origin),
  ...(page.path === '/' ? aboutTheSite(page, origin) : []),
];
