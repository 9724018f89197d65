import type { GatsbySSR, PageProps } from 'gatsby';
import { FormPage } from '../ui/forms/FormPage';
import { titleOf } from '../ui/seo/titleOf';

type Props = PageProps<{ readonly page?: Queries.PageHeadFragment | null } | undefined>;

/** Tells the forms of the HTML which page they are on; in a browser the page says it itself (FormPage.ts). */
export const wrapPageElement: NonNullable<GatsbySSR['wrapPageElement']> = ({ element, props }) => {
  const page = (props as Props).data?.page;
  return (
    <FormPage value={page ? { page: page.path, pageName: titleOf(page) } : undefined}>
      {element}
    </FormPage>
  );
};
