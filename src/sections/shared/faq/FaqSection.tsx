import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Faq } from '../../../ui/content/Faq';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { faq } from './schema';

/** With the way to ask something else, if named. */
export function FaqSection(section: SectionProps<typeof faq>) {
  const { ask } = section;
  const by = ask ? <ArrowLink href={ask.href}>{ask.text}</ArrowLink> : null;
  return <Faq {...section} by={by} isTight={Boolean(ask)} />;
}
