import { fill } from '../../../../text/fillWords';
import { formatCount } from '../../../../format/number';
import { Legend } from '../../../../ui/plot/Legend';
import { Opening } from '../../../../ui/hero/Opening';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Container } from '../../../../ui/primitives/Container';
import { Split } from '../../../../ui/primitives/Split';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { sumOf } from './layOut';
import type { handover } from './schema';
import { Street } from './Street';
import words from './words.json';
import * as styles from './Handover.module.css';

/** Radio buttons choose the day; the marks of what was found by then fill. */
export function Handover(section: SectionProps<typeof handover>) {
  const { legend, stops, houses, origin } = section;
  const hundreds = sumOf(houses, 0);
  const drawing = (
    <div className={styles.root} data-choices="">
      <Container>
        <Split ratio="5:7">
          <ChoiceRow
            legend={legend}
            isShort
            choices={stops.map(({ day }) => ({ key: day, content: day }))}
          />
          {stops.map(({ day, found, strays, claim, story }, index) => (
            <div key={day} data-choice={index + 1} className={styles.says}>
              <p className={styles.counts}>
                {[
                  [
                    formatCount(hundreds * found),
                    fill(words.found, { of: formatCount(hundreds * 100) }),
                  ],
                  [strays, words.strays],
                ].map(([count, of]) => (
                  <span key={of}>
                    <Text look="figureLg" as="b">
                      {count}
                    </Text>{' '}
                    {of}
                  </span>
                ))}
              </p>
              <p>
                <b>{claim}.</b> {story}
              </p>
            </div>
          ))}
        </Split>
        <Legend
          items={[
            { fill: 'good', text: words.isFound },
            { fill: 'before', text: words.isMissing },
            { fill: 'late', shape: 'dot', text: words.isStray },
          ]}
        />
      </Container>
      <Street {...{ houses, stops }} />
      <Container>
        <Text look="source">{origin}</Text>
      </Container>
    </div>
  );
  return <Opening opening={section} drawing={drawing} />;
}
