import { limitOf, OUTAGES_FEED } from '../../../content-model/outages';
import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import { Track } from '../../../ui/plot/Track';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Fold } from '../../../ui/primitives/Fold';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import { Terms } from '../../../ui/primitives/Terms';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import { creditOf, filters } from './credit';
import type { outageList } from './schema';
import words from './words.json';
import * as styles from './OutageList.module.css';

/** A line for each outage that opens to its account; chips narrow it, without scripts too. */
export function Log(section: SectionProps<typeof outageList>) {
  const { title, anchor, outages, note } = section;
  const longest = Math.max(...outages.map(({ minutes }) => minutes));
  return (
    <Section title={fill(title, { count: outages.length })} anchor={anchor} size="md" isTight>
      <Stack gap={5} isWide>
        <div data-choices="">
          <ChoiceRow
            legend={words.show}
            isLegendHidden
            look="chips"
            choices={filters.map(({ key, keeps }) => ({
              key,
              content: words.filters[key],
              count: outages.filter((outage) => keeps(outage, outages)).length,
            }))}
          />
          <div className={styles.list}>
            {outages.map((outage) => {
              const kept = filters.flatMap(({ keeps }, index) =>
                keeps(outage, outages) ? index + 1 : [],
              );
              const { on, minutes, where, whose, cause, stopped, changed, since } = outage;
              const limit = limitOf(outage);
              return (
                <div key={on} data-choice={kept.join(' ')}>
                  <Fold
                    id={on}
                    title={
                      <span className={styles.line}>
                        <Text as="span" look="figureSm">
                          {fill(words.minutes, { minutes })}
                        </Text>
                        <span>
                          <Text as="span" look="name" className={styles.name}>
                            {outage.title}
                          </Text>
                          <Text as="span" look="small" isSoft>
                            {fill(words.place, { day: inWords(on), where: words.where[where] })}
                          </Text>
                        </span>
                        <Track
                          value={minutes}
                          of={longest}
                          limit={limit}
                          fill={minutes > limit ? 'late' : 'cold'}
                        />
                      </span>
                    }
                  >
                    <div className={styles.account}>
                      <Terms
                        terms={[
                          { label: words.terms.stopped, value: stopped },
                          { label: words.terms.cause, value: `${cause} ${words.whose[whose]}` },
                          { label: words.terms.changed, value: changed },
                          { label: words.terms.since, value: since },
                          { label: words.terms.credit, value: creditOf(outage, outages) },
                        ]}
                      />
                    </div>
                  </Fold>
                </div>
              );
            })}
          </div>
        </div>
        <Text look="source">
          {note}{' '}
          <a href={OUTAGES_FEED} type="application/atom+xml">
            {words.feed}
          </a>
        </Text>
      </Stack>
    </Section>
  );
}
