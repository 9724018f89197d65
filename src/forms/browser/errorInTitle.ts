import { useEffect } from 'react';
import copy from '../../copy/forms.json';

/** The title of the page without what stands before it while a form has errors. */
export const plainTitle = (): string =>
  document.title.startsWith(copy.errorTitle)
    ? document.title.slice(copy.errorTitle.length)
    : document.title;

/** Says in the title, which is read first, that a form of the page has errors. */
export function useErrorInTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    document.title = copy.errorTitle + plainTitle();
    return () => {
      document.title = plainTitle();
    };
  }, [hasErrors]);
}
