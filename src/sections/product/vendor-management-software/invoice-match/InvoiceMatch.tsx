import { Opening } from '../../../../ui/hero/Opening';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { Papers } from './Papers';
import type { invoiceMatch } from './schema';

/** Opening whose drawing is an invoice beside its rate card: four lines match, one does not. */
export const InvoiceMatch = (section: SectionProps<typeof invoiceMatch>) => (
  <Opening opening={section} drawing={<Papers {...section} />} />
);
