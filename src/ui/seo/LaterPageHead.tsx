import type { HeadProps } from 'gatsby';
import { listPath } from '../../search/browse/listPath';
import copy from '../../copy/browse.json';
import { fill } from '../../text/fillWords';
import { PageHead } from './PageHead';

/** What a search shows of a description. */
const MOST = 155;

type LaterPageHeadProps = HeadProps<
  { readonly page: (Queries.PageHeadFragment & { readonly sections: unknown }) | null },
  { readonly page: number; readonly pages: number }
>;

interface ListSection {
  readonly pages?: readonly { readonly title: string }[];
}

/** What a later page lists: how many, and as many of the titles as there is room for. */
function descriptionOf(sections: unknown, list: { readonly page: number; readonly pages: number }) {
  const entries = (sections as readonly ListSection[]).flatMap(({ pages = [] }) => pages);
  const titled = (count: number): string =>
    fill(copy.descriptionPage, {
      ...list,
      count: entries.length,
      titles: entries
        .slice(0, count)
        .map(({ title }) => title)
        .join('; '),
    });
  const counts = entries.map((_, index) => index + 1);
  return titled(counts.findLast((count) => titled(count).length <= MOST) ?? 0);
}

/** `Head` of a later page of a list: own title and address, links to its neighbors. */
export function LaterPageHead(props: LaterPageHeadProps) {
  const { data, pageContext: list } = props;
  if (!data.page) return null;
  const { path, title, sections, seo } = data.page;
  const page = {
    ...data.page,
    path: listPath(path, list.page),
    title: fill(copy.titlePage, { title, ...list }),
    description: descriptionOf(sections, list),
    seo: { ...seo, title: null, description: null },
  };
  return (
    <>
      <PageHead {...props} data={{ page }} />
      <link rel="prev" href={listPath(path, list.page - 1)} />
      {list.page < list.pages ? <link rel="next" href={listPath(path, list.page + 1)} /> : null}
    </>
  );
}
