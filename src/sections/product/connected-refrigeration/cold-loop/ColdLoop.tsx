import { useId } from 'react';
import { ArrowLink } from '../../../../ui/primitives/ArrowLink';
import { Picture } from '../../../../ui/primitives/Picture';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { coldLoop } from './schema';
import * as styles from './ColdLoop.module.css';

/** The circuit frames the heading; a list where narrow. */
export function ColdLoop(section: SectionProps<typeof coldLoop>) {
  const { image, stops, note } = section;
  const heading = useId();
  return (
    <HeroGround hero={section} heading={heading} usual="tint">
      <div className={styles.root}>
        <div className={styles.loop} aria-hidden="true" />
        <div className={styles.words}>
          <HeroText hero={section} heading={heading} />
        </div>
        {image ? (
          <div className={styles.model}>
            <Picture picture={image} isFirst />
          </div>
        ) : null}
        <ol className={styles.stops}>
          {stops.map(({ place, reading, text, link }) => (
            <li key={place} className={styles.stop}>
              <b className={styles.place}>{place}</b>
              <span className={styles.reading}>{reading}</span>
              <span className={styles.text}>{text}</span>
              <ArrowLink href={link.href} className={styles.link}>
                {link.text}
              </ArrowLink>
            </li>
          ))}
        </ol>
        <Text look="source" className={styles.note}>
          {note}
        </Text>
      </div>
    </HeroGround>
  );
}
