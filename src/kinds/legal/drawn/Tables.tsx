import { ConformanceTable } from '../ConformanceTable';
import { CreditScale } from '../CreditScale';
import type { InsertProps } from '../insertProps';

export interface TablesProps extends Pick<InsertProps, 'criteria'> {
  readonly insert: 'credit-scale' | 'conformance-table';
}

/** Inserts that nothing changes once the page is there. */
export const Tables = ({ insert, criteria }: TablesProps) =>
  insert === 'credit-scale' ? <CreditScale /> : <ConformanceTable criteria={criteria} />;
