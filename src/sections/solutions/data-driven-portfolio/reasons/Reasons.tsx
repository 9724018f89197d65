import { useState } from 'react';
import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Track } from '../../../../ui/plot/Track';
import { Check } from '../../../../ui/primitives/Check';
import { Heading } from '../../../../ui/primitives/Heading';
import { Rows } from '../../../../ui/primitives/Rows';
import { Section } from '../../../../ui/primitives/Section';
import { Split } from '../../../../ui/primitives/Split';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { leftOf } from './leftOf';
import type { reasons as schema } from './schema';
import words from './words.json';
import * as styles from './Reasons.module.css';

const signed = (change: number): string => `${change > 0 ? '+' : ''}${formatCount(change, 1)}`;

/** Reasons as boxes to tick, and the measure that is left, against the median. */
export function Reasons(section: SectionProps<typeof schema>) {
  const { title, anchor, text, place, unit, start, reasons, median, medianName } = section;
  const [off, setOff] = useState(reasons.map(() => true));
  const left = leftOf(start, reasons, off);
  const whole = leftOf(
    start,
    reasons.filter(({ change }) => change > 0),
  );
  return (
    <Section title={title} anchor={anchor} head="own" ground="ink" isTight>
      <Split ratio="5:7" align="center">
        <Stack gap={4}>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Text>{text}</Text>
        </Stack>
        <Stack gap={4} isWide>
          <div className={styles.result} role="status">
            <Text look="figureXl" as="span">
              {formatCount(left, 1)}
            </Text>{' '}
            <Text look="unit" as="span">
              {fill(words.left, { unit, place })}
            </Text>
          </div>
          <Track
            isHigh
            value={left}
            of={whole}
            limit={median}
            fill={left > median + 1 ? 'late' : 'good'}
          />
          <Text look="source">{fill(words.median, { name: medianName, median })}</Text>
          <fieldset className={styles.reasons}>
            <legend className="visuallyHidden">{words.legend}</legend>
            <Rows>
              {reasons.map(({ name, detail, change }, index) => (
                <li key={name}>
                  <Check
                    checked={off[index]}
                    onChange={({ target }) => setOff(off.with(index, target.checked))}
                  >
                    <Text as="b" look="label">
                      {fill(words.change, { name, change: signed(change) })}
                    </Text>{' '}
                    <Text as="span" look="source">
                      {detail}
                    </Text>
                  </Check>
                </li>
              ))}
            </Rows>
          </fieldset>
        </Stack>
      </Split>
    </Section>
  );
}
