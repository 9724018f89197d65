import type { ComponentType } from 'react';
import type { Insert } from '../../content-model/inserts';
import { CookieChoices } from './CookieChoices';
import { CookieTable } from './CookieTable';
import { RegionTable } from './RegionTable';
import { Versions } from './Versions';

/** What inserts may ask of their document. */
export interface InsertProps {
  readonly versions: readonly Queries.LegalVersionFragment[];
}

/** The component of each insert. */
export const insertComponents: Readonly<Record<Insert, ComponentType<InsertProps>>> = {
  'cookie-table': CookieTable,
  'region-table': RegionTable,
  'cookie-choices': CookieChoices,
  versions: Versions,
};
