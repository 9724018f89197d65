import { Opening } from '../../../ui/hero/Opening';
import type { SectionProps } from '../../../content-model/sectionProps';
import { Invoice } from './Invoice';
import type { unsentInvoice } from './schema';

/** Opening whose drawing is an invoice for leaving things as they are. */
export const UnsentInvoice = (section: SectionProps<typeof unsentInvoice>) => (
  <Opening opening={section} drawing={<Invoice {...section} />} />
);
