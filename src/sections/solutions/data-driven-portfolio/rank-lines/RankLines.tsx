import { Opening } from '../../../../ui/hero/Opening';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { Ranks } from './Ranks';
import type { rankLines } from './schema';

/** Opening whose drawing is one list in three orders. */
export const RankLines = (section: SectionProps<typeof rankLines>) => (
  <Opening opening={section} drawing={<Ranks {...section} />} />
);
