import type { GatsbyBrowser, PageProps } from 'gatsby';
import { FormPage } from '../components/forms/FormPage';
import { titleOf } from '../components/seo/titleOf';

type Props = PageProps<{ readonly page?: Queries.PageHeadFragment | null } | undefined>;

/** Tells the forms of a page which one it is: without a script nobody else could. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({
  element,
  props,
}) => {
  const page = (props as Props).data?.page;
  return (
    <FormPage value={page ? { page: page.path, pageName: titleOf(page) } : undefined}>
      {element}
    </FormPage>
  );
};
