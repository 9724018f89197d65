import type { ComponentType } from 'react';
import type { Insert } from '../../content-model/inserts';
import { CookieChoices } from './CookieChoices';
import { CookieTable } from './CookieTable';
import { LegalForm } from './LegalForm';
import { RegionTable } from './RegionTable';
import { SubProcessorChanges } from './SubProcessorChanges';
import { SubProcessorTable } from './SubProcessorTable';
import { Versions } from './Versions';

/** What inserts may ask of their document. */
export interface InsertProps {
  readonly versions: readonly Queries.LegalVersionFragment[];
  /** The form that the document names. */
  readonly form?: Queries.FormPartsFragment | null;
}

/** The component of each insert. */
export const insertComponents: Readonly<Record<Insert, ComponentType<InsertProps>>> = {
  'cookie-table': CookieTable,
  'region-table': RegionTable,
  'cookie-choices': CookieChoices,
  'sub-processor-table': SubProcessorTable,
  'sub-processor-changes': SubProcessorChanges,
  form: LegalForm,
  versions: Versions,
};
