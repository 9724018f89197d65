import { createContext } from 'react';
import type { Hidden } from '../../forms/submission';

/** The page that a form is on, which it names where there is no script; unknown outside of pages. */
export const FormPage = createContext<Pick<Hidden, 'page' | 'pageName'> | undefined>(undefined);
