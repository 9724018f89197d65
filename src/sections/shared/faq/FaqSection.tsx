import { Portrait } from '../../../ui/primitives/Portrait';
import { Prose } from '../../../ui/primitives/Prose';
import { Faq } from '../../../ui/content/Faq';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { faq } from './schema';
import * as styles from './FaqSection.module.css';

/** With the person who answers, if named. */
export function FaqSection(section: SectionProps<typeof faq>) {
  const { answerer, answererNote } = section;
  const by = answerer ? (
    <div className={styles.answerer}>
      <Portrait person={answerer} variant="tile" tone="stone" />
      <div>
        <b>{answerer.name}</b>
        {answererNote ? <Prose html={answererNote} /> : null}
      </div>
    </div>
  ) : undefined;
  return <Faq {...section} by={by} />;
}
