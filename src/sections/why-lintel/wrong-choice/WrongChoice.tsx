import copy from './words.json';
import { site } from '../../../site';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { wrongChoice } from './schema';
import * as styles from './WrongChoice.module.css';

export function WrongChoice(section: SectionProps<typeof wrongChoice>) {
  const { title, lead, anchor, situations } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="ink">
      <ul>
        {situations.map(({ situation, instead, text }) => (
          <li key={situation} className={styles.root}>
            <h3 className={styles.situation}>{situation}</h3>
            <div>
              <p className={styles.instead}>
                <span className={styles.take}>
                  {copy.take} <s className={styles.us}>{site.name}</s>{' '}
                </span>
                {instead}
              </p>
              <div className={styles.text}>
                <Prose html={text} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
