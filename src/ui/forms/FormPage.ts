import { createContext, useContext } from 'react';
import { plainTitle } from '../../forms/browser/errorInTitle';
import type { Hidden } from '../../forms/leads/schema';

type OfPage = Pick<Hidden, 'page' | 'pageName'>;

/** The page that a form of the HTML is on, as the build knows it. */
export const FormPage = createContext<OfPage | undefined>(undefined);

/** The page that a form is on, which it names where there is no script. */
export function useFormPage(): OfPage | undefined {
  const built = useContext(FormPage);
  // The same as in the HTML, so that nothing of it has to reach the browser.
  if (built || typeof document === 'undefined') return built;
  return { page: location.pathname, pageName: plainTitle() };
}
