import { Opening } from '../../../../ui/hero/Opening';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { portfolioStreet } from './schema';
import { StreetLine } from './StreetLine';

/** Opening whose drawing is every building of a portfolio. */
export const PortfolioStreet = (section: SectionProps<typeof portfolioStreet>) => (
  <Opening opening={section} drawing={<StreetLine {...section} />} />
);
