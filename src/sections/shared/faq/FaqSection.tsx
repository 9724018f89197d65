import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Portrait } from '../../../ui/primitives/Portrait';
import { Said } from '../../../ui/primitives/Said';
import { Faq } from '../../../ui/content/Faq';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { faq } from './schema';
import * as styles from './FaqSection.module.css';

/** With the person who answers, and the way to ask something else, if named. */
export function FaqSection(section: SectionProps<typeof faq>) {
  const { answerer, answererNote, ask } = section;
  const who = answerer ? (
    <div className={styles.answerer}>
      <Portrait person={answerer} variant="tile" tone="stone" />
      <div>
        <b>{answerer.name}</b>
        {answererNote ? <Said html={answererNote} /> : null}
      </div>
    </div>
  ) : null;
  const by = (
    <>
      {who}
      {ask ? <ArrowLink href={ask.href}>{ask.text}</ArrowLink> : null}
    </>
  );
  return <Faq {...section} by={by} isTight={Boolean(ask)} />;
}
