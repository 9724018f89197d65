import { buildingTiers, employeeTiers } from '../../pricing/tiers';
import { site } from '../../site';
import type { DescribeJsonLd } from '../../content-model/kind';
import { company } from '../../discovery/jsonLd/organization';

/** Where the prices stand. */
const PRICES = '/pricing/';

/** The product with its list prices, on the page that shows them. */
export const software: DescribeJsonLd = ({ path }, origin) => {
  if (path !== PRICES) return [];
  const prices = [...employeeTiers, ...buildingTiers].map(({ price }) => price);
  return [
    {
      '@type': 'SoftwareApplication',
      name: site.name,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web, iOS, Android',
      url: `${origin}/`,
      publisher: company(origin),
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'USD',
        lowPrice: Math.min(...prices),
        highPrice: Math.max(...prices),
        offerCount: prices.length,
        url: origin + PRICES,
      },
    },
  ];
};
