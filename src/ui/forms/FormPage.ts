import { createContext, useContext } from 'react';
import { plainTitle } from '../../forms/browser/errorInTitle';
import type { Hidden } from '../../forms/leads/schema';

type OfPage = Pick<Hidden, 'page' | 'pageName'>;

/** Page of a form, known during the build. */
export const FormPage = createContext<OfPage | undefined>(undefined);

/** Page of a form, posted with it when there is no script. */
export function useFormPage(): OfPage | undefined {
  const built = useContext(FormPage);
  // In the browser, read from the page, so that nothing has to be sent for it.
  if (built || typeof document === 'undefined') return built;
  return { page: location.pathname, pageName: plainTitle() };
}
