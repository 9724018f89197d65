import { Portrait } from '../../../ui/primitives/Portrait';
import { Said } from '../../../ui/primitives/Said';
import { Faq } from '../../../ui/content/Faq';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { answered } from './schema';
import { looks } from '../../../ui/primitives/Text';
import * as styles from './Answered.module.css';

/** Questions with the person who answers for them. */
export function Answered(section: SectionProps<typeof answered>) {
  const { answerer, answererNote } = section;
  const by = (
    <div className={`${styles.answerer} ${looks.nav}`}>
      <Portrait person={answerer} variant="tile" tone="stone" />
      <div>
        <b>{answerer.name}</b>
        <Said html={answererNote} />
      </div>
    </div>
  );
  return <Faq {...section} by={by} />;
}
