import { useId } from 'react';
import { fill } from '../../../../text/fillWords';
import { place } from '../../../../ui/plot/place';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { threeDoors } from './schema';
import words from './words.json';
import * as styles from './ThreeDoors.module.css';

const PUMP =
  'M4 56h112M14 56v-10h36v10M32 46a15 15 0 1 1 .1 0M32 31h16l8-8V4M62 22h38v24h-38zM70 22v24M78 22v24M86 22v24M100 34h16M60 56v-8h42v8';

/** 120 by 60. */
const CONTENTS = {
  pump: PUMP,
  leak: PUMP,
  shelves:
    'M8 56V12M112 56V12M8 26h104M8 44h104M16 26v-9h14v9M34 26v-12h10v12M58 26v-8h18v8M20 44v-10h20v10M56 44v-12h12v12M74 44v-7h22v7',
};

/** Shafts under one ground line, as deep as the basements are; radio buttons open them. */
export function ThreeDoors(section: SectionProps<typeof threeDoors>) {
  const { title, anchor, lead, legend, doors } = section;
  const name = useId();
  return (
    <Section title={title} lead={lead} anchor={anchor} size="md" head="side" ground="ink" isTight>
      <fieldset className={styles.doors}>
        <legend className="visuallyHidden">{legend}</legend>
        {doors.map(({ house, below, meters, holds, verdict, story }, index) => (
          <div key={house} className={styles.door}>
            <label className={styles.label}>
              <input
                type="radio"
                name={name}
                defaultChecked={index === 0}
                className={styles.input}
              />
              <span className={styles.shaft} style={place({ depth: String(meters) })}>
                <svg
                  viewBox="0 0 120 60"
                  className={holds === 'leak' ? styles.found : styles.contents}
                >
                  <path d={CONTENTS[holds]} />
                </svg>
                {holds === 'leak' ? <i className={styles.water} /> : null}
              </span>
              <span>
                <Text look="name" as="b">
                  {house}
                </Text>
                <Text look="small" as="span" isSoft className={styles.line}>
                  {fill(words.depth, { below, meters })}
                </Text>
              </span>
            </label>
            <div className={styles.behind}>
              <Text look="label" className={styles.open}>
                {words.open}
              </Text>
              <Text look="small" isSoft className={styles.says}>
                <b>{verdict}.</b> {story}
              </Text>
            </div>
          </div>
        ))}
      </fieldset>
      <Text look="source" className={styles.ticks}>
        {words.scale}
      </Text>
    </Section>
  );
}
