import { fill } from '../../../text/fillWords';
import { formatDollars } from '../../../format/number.ts';
import { CONNECTIONS_SHARE } from '../../../pricing/price.ts';
import { Heading } from '../../../ui/primitives/Heading';
import { Prose } from '../../../ui/primitives/Prose';
import { Rows } from '../../../ui/primitives/Rows';
import { Section } from '../../../ui/primitives/Section';
import { Split } from '../../../ui/primitives/Split';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { notIncluded } from './schema';
import * as styles from './NotIncluded.module.css';

/** What the price has in it, what comes on top, and what never does. */
export function NotIncluded(section: SectionProps<typeof notIncluded>) {
  const { title, anchor, inside, extrasTitle, extras, neverTitle, never } = section;
  const share = `${CONNECTIONS_SHARE}%`;
  const name = (words: string) => (
    <Text look="name" as="b">
      {words}
    </Text>
  );
  const part = (words: string) => (
    <Heading level={3} size="sm">
      {words}
    </Heading>
  );
  return (
    <Section title={title} anchor={anchor} size="md" ground="stone" isTight>
      <Split ratio="7:5">
        <div>
          <ul className={styles.inside}>
            {inside.map((item) => (
              <li key={item.title}>
                {name(item.title)}
                <Prose html={item.text} />
              </li>
            ))}
          </ul>
          <div className={styles.never}>
            <Text as="b" look="figureXl">
              {formatDollars(0)}
            </Text>
            <div>
              {part(neverTitle)}
              <Text>{never}</Text>
            </div>
          </div>
        </div>
        <div className={styles.extras}>
          {part(extrasTitle)}
          <Rows>
            {extras.map(({ title: head, need, cost }) => (
              <li key={head}>
                {name(head)}
                <Prose html={fill(cost, { share })} />
                <Text as="div" look="source">
                  <Prose html={need} />
                </Text>
              </li>
            ))}
          </Rows>
        </div>
      </Split>
    </Section>
  );
}
