import type { InsertProps } from '../insertProps';
import { Drawn } from './Drawn';

/** What a month away pays back. */
export const CreditScaleInsert = () => <Drawn insert="credit-scale" />;

/** The criteria of a conformance report. */
export const ConformanceInsert = ({ criteria }: InsertProps) => (
  <Drawn insert="conformance-table" criteria={criteria} />
);
