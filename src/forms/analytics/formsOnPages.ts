import type { Hidden } from '../leads/schema';
import { FORMS_PATH, thanksFor } from '../submission';
import { isForDesk, type FormDefinition } from '../definition';
import { chanceWords, conversionOf, type Conversion } from './label';

/** A form on a page, as analytics see it when it is sent. */
export interface FormOnPage {
  readonly page: string;
  readonly form: string;
  readonly label: string;
  /** None where analytics are not told of it. */
  readonly conversion: Conversion | 'none';
  readonly thanks: string;
  /** Words of the label that decide its class by chance. */
  readonly chance: readonly string[];
}

const FORM = /<form\b[^>]*>[\s\S]*?<\/form>/g;

/** Value of a hidden input in the HTML of a form. */
const hidden = (html: string, name: keyof Hidden): string | undefined => {
  const input = html
    .match(/<input\b[^>]*>/g)
    ?.find((tag) => tag.includes('type="hidden"') && tag.includes(`name="${name}"`));
  return input === undefined ? undefined : /value="([^"]*)"/.exec(input)?.[1];
};

const rowOf = (
  page: string,
  form: string,
  stated: FormDefinition,
  thanks?: string,
): FormOnPage => ({
  page,
  form,
  label: stated.button,
  conversion: isForDesk(stated) ? 'none' : conversionOf(stated.button),
  thanks: thanksFor(stated, thanks),
  chance: isForDesk(stated) ? [] : chanceWords(stated.button),
});

/** The page name of a form that is no part of any page: the enquiry panel comes on a press. */
export const EVERY_PAGE = 'every page';

/**
 * Every form of the built pages, page by page, and the one that all of them have.
 * @param pages HTML by address
 * @param forms the forms by the names of their files
 */
export function formsOnPages(
  pages: ReadonlyMap<string, string>,
  forms: ReadonlyMap<string, FormDefinition>,
): FormOnPage[] {
  const rows = [...pages].flatMap(([page, html]) =>
    (html.match(FORM) ?? [])
      .filter((form) => form.includes(`action="${FORMS_PATH}"`))
      .flatMap((form) => {
        const name = hidden(form, 'form') ?? '';
        const stated = forms.get(name);
        return stated ? [rowOf(page, name, stated, hidden(form, 'thanks'))] : [];
      }),
  );
  const enquiry = forms.get('enquiry');
  return [...(enquiry ? [rowOf(EVERY_PAGE, 'enquiry', enquiry)] : []), ...rows];
}
