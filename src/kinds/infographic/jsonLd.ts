import type { Infographic } from './schema';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import { company, TERMS_PATH } from '../../discovery/jsonLd/organization';
import type { DescribeJsonLd } from '../../content-model/kind';

/** The figures of an infographic, each with its source. */
export const dataset: DescribeJsonLd<Infographic> = (page, origin) => {
  const { date, panels } = page.data;
  return [
    {
      '@type': 'Dataset',
      name: withoutNoBreaks(page.title),
      description: withoutNoBreaks(page.description),
      url: origin + page.path,
      datePublished: date,
      creator: company(origin),
      isAccessibleForFree: true,
      license: origin + TERMS_PATH,
      distribution: {
        '@type': 'DataDownload',
        encodingFormat: 'text/csv',
        contentUrl: `${origin}/infographics/${page.slug}.csv`,
      },
      ...(page.picture ? { image: origin + page.picture } : {}),
      variableMeasured: panels.map(({ value, title }) => ({
        '@type': 'PropertyValue',
        name: withoutNoBreaks(title),
        value: withoutNoBreaks(value),
      })),
      citation: [...new Set(panels.map(({ source }) => withoutNoBreaks(source)))],
    },
  ];
};
