import type { ComponentType } from 'react';
import type { Insert } from '../../text/markdown/inserts';
import { CookieChoices } from './CookieChoices';
import { CookieTable } from './CookieTable';
import { ConformanceInsert, CreditScaleInsert } from './drawn/DrawnInserts';
import type { InsertProps } from './insertProps';
import { LegalForm } from './LegalForm';
import { RegionTable } from './RegionTable';
import { SubProcessorChanges } from './SubProcessorChanges';
import { SubProcessorMatrix } from './SubProcessorMatrix';
import { SubProcessorTable } from './SubProcessorTable';
import { Versions } from './Versions';

/** The component of each insert. */
export const insertComponents: Readonly<Record<Insert, ComponentType<InsertProps>>> = {
  'cookie-table': CookieTable,
  'region-table': RegionTable,
  'cookie-choices': CookieChoices,
  'sub-processor-table': SubProcessorTable,
  'sub-processor-changes': SubProcessorChanges,
  'sub-processor-matrix': SubProcessorMatrix,
  'credit-scale': CreditScaleInsert,
  'conformance-table': ConformanceInsert,
  form: LegalForm,
  versions: Versions,
};
