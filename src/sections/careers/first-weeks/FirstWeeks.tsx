import { fill } from '../../../text/fillWords';
import { place } from '../../../ui/plot/place';
import { Portrait } from '../../../ui/primitives/Portrait';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { firstWeeks } from './schema';
import * as styles from './FirstWeeks.module.css';

export function FirstWeeks(section: SectionProps<typeof firstWeeks>) {
  const { title, lead, anchor, weeks, weekWords, weeksWords, said } = section;
  const isLate = ({ from }: { readonly from: number }) => from > weeks / 2 + 2;
  const late = section.firstWeeks.find(isLate)?.from ?? weeks;
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="wash" className={styles.root}>
      <ol className={styles.stair} style={place({ weeks: String(weeks), late: String(late) })}>
        {section.firstWeeks.map(({ from, to, title: name, text }, index) => (
          <li
            key={name}
            className={styles.step}
            data-late={isLate({ from }) ? '' : undefined}
            style={place({ from: String(from), to: String(to), row: String(index + 1) })}
          >
            <div className={styles.words}>
              <span className={styles.when}>
                {fill(from === to ? weekWords : weeksWords, { from, to })}
              </span>
              <b className={styles.name}>{name}</b>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {said.person ? (
        <figure className={styles.said}>
          <Portrait person={said.person} tone="brick" />
          <blockquote>
            <p className={styles.quote}>{said.text}</p>
          </blockquote>
          <figcaption className={styles.by}>
            {said.person.name}, {said.person.role}
          </figcaption>
        </figure>
      ) : null}
    </Section>
  );
}
