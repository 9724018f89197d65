import type { JobPosting, MonetaryAmount } from 'schema-dts';
import { plainOf } from '../../discovery/plainOf';
import { site } from '../../site';
import type { Opening } from './schema';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import { company } from '../../discovery/jsonLd/organization';
import type { DescribeJsonLd } from '../../content-model/kind';

const OFFICES: Readonly<
  Record<string, { readonly addressLocality: string; readonly addressCountry: string }>
> = {
  chicago: { addressLocality: 'Chicago', addressCountry: 'US' },
  london: { addressLocality: 'London', addressCountry: 'GB' },
  riyadh: { addressLocality: 'Riyadh', addressCountry: 'SA' },
  dubai: { addressLocality: 'Dubai', addressCountry: 'AE' },
};

/** Where one works: an office, or at home in the countries of our offices. */
const placeOf = (
  place: string,
): Pick<JobPosting, 'jobLocation' | 'jobLocationType' | 'applicantLocationRequirements'> => {
  const office = OFFICES[place];
  if (office) {
    return { jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...office } } };
  }
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      ...new Set(Object.values(OFFICES).map(({ addressCountry }) => addressCountry)),
    ].map((name) => ({ '@type': 'Country', name })),
  };
};

const aYear = ({ currency, low, high }: Opening['pay']): MonetaryAmount => ({
  '@type': 'MonetaryAmount',
  currency,
  value: { '@type': 'QuantitativeValue', minValue: low, maxValue: high, unitText: 'YEAR' },
});

/** A role, until the day on which it closes. */
export const jobPosting: DescribeJsonLd<Opening> = (page, origin) => {
  const { pay, place, posted, closes } = page.data;
  if (page.state === 'past') return [];
  return [
    {
      '@type': 'JobPosting',
      title: withoutNoBreaks(page.title),
      description: plainOf(page.body, '\n\n'),
      url: origin + page.path,
      identifier: { '@type': 'PropertyValue', name: site.name, value: page.path },
      datePosted: posted,
      validThrough: `${closes}T23:59:59Z`,
      employmentType: pay.span ? 'TEMPORARY' : 'FULL_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: site.name,
        sameAs: `${origin}/`,
        ...company(origin),
      },
      ...placeOf(place),
      ...(pay.span ? {} : { baseSalary: aYear(pay) }),
      directApply: false,
    },
  ];
};
