import type { HeadProps } from 'gatsby';
import { listPath } from '../../search/browse/listPath';
import copy from '../../copy/browse.json';
import { fill } from '../../text/fillWords';
import { PageHead } from './PageHead';

type LaterPageHeadProps = HeadProps<
  { readonly page: Queries.PageHeadFragment | null },
  { readonly page: number; readonly pages: number }
>;

/** `Head` of a later page of a list: own title and address, links to its neighbors. */
export function LaterPageHead(props: LaterPageHeadProps) {
  const { data, pageContext: list } = props;
  if (!data.page) return null;
  const { path, title, description, seo } = data.page;
  const page = {
    ...data.page,
    path: listPath(path, list.page),
    title: fill(copy.titlePage, { title, ...list }),
    description: fill(copy.descriptionPage, { description, ...list }),
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
