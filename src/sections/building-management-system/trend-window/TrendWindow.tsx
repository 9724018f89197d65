import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import { TrendWindowScreen } from './TrendWindowScreen';
import { TrendWindowStrip } from './TrendWindowStrip';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { trendWindow } from './schema';
import * as styles from './TrendWindow.module.css';

/** Radio buttons choose a day; the trend screen above the strip shows what is stored then. */
export function TrendWindow(section: SectionProps<typeof trendWindow>) {
  const { title, lead, anchor, visits, looks, stripLabel, memoryLabel, note } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <div data-choices className={styles.root}>
        <div className={styles.pick}>
          <ChoiceRow
            legend={visits}
            look="chips"
            choices={looks.map(({ name }) => ({ key: name, content: name }))}
          />
        </div>
        <div>
          <h3 className={styles.label}>{stripLabel}</h3>
          <TrendWindowStrip {...section} />
        </div>
        <div>
          <h3 className={styles.label}>{memoryLabel}</h3>
          {looks.map((look, index) => (
            <div key={look.name} data-choice={index + 1} className={styles.look}>
              <TrendWindowScreen {...section} look={look} />
              <p className={styles.seen}>{look.text}</p>
            </div>
          ))}
        </div>
      </div>
      <Text look="source" className={styles.note}>
        {note}
      </Text>
    </Section>
  );
}
