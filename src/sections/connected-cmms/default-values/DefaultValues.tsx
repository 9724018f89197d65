import { place } from '../../../ui/plot/place';
import { Heading } from '../../../ui/primitives/Heading';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { defaultValues } from './schema';
import * as styles from './DefaultValues.module.css';

/** Frequency as bars of 100%. */
export function DefaultValues(section: SectionProps<typeof defaultValues>) {
  const { title, lead, anchor, columns, origin, ownTitle, own } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="wash">
      <ul className={styles.root}>
        {columns.map(({ label, common, share, text }) => (
          <li key={label} className={styles.row}>
            <h3 className={styles.label}>{label}</h3>
            <p className={styles.track}>
              <span className={styles.part} style={place({ share: `${share}%` })}>
                <b>{common}</b>
              </span>
              <span className={styles.share}>{share}</span>
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
      <Text look="source" className={styles.origin}>
        {origin}
      </Text>
      <div className={styles.own}>
        <Heading level={3} size="sm">
          {ownTitle}
        </Heading>
        {own ? <Prose html={own} /> : null}
      </div>
    </Section>
  );
}
