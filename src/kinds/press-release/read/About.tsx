import { fill } from '../../../text/fillWords';
import copy from '../../../copy/newsroom.json';
import { site } from '../../../site';
import { Heading } from '../../../ui/primitives/Heading';
import { Text } from '../../../ui/primitives/Text';
import { usePress } from '../usePress';
import * as styles from './About.module.css';

/** Boilerplate about the company. */
export function About() {
  const press = usePress();
  return (
    <section className={styles.root} aria-labelledby="about">
      <Heading level={2} size="xs" id="about">
        {fill(copy.about, { name: site.name })}
      </Heading>
      <Text look="small" isSoft>
        {press?.about}
      </Text>
    </section>
  );
}
