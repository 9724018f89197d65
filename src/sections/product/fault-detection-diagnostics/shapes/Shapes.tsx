import { area, curve, line } from '../../../../ui/plot/scale';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { shapes } from './schema';
import * as styles from './Shapes.module.css';

const FULL = { from: 0, to: 100 };

/** Thumbnail curve without axes. */
function Shape({ expected, drawn }: SectionProps<typeof shapes>['forms'][number]) {
  const usual = curve(expected, FULL);
  const measured = curve(drawn, FULL);
  const roof = measured.map((point, index) => ({
    ...point,
    y: Math.min(point.y, usual[index]?.y ?? point.y),
  }));
  return (
    <svg className={styles.shape} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden>
      <path className={styles.lost} d={area(roof, usual)} />
      <path
        className={styles.usual}
        d={area(usual, [
          { x: 0, y: 100 },
          { x: 100, y: 100 },
        ])}
      />
      <path className={styles.line} d={line(measured)} />
    </svg>
  );
}

export function Shapes(section: SectionProps<typeof shapes>) {
  const { title, anchor, lead, usual, measured, forms } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <p className={styles.key} aria-hidden="true">
        <span className={styles.pale}>{usual}</span>
        <span className={styles.ink}>{measured}</span>
      </p>
      <ol>
        {forms.map((form) => (
          <li key={form.title} className={styles.form}>
            <Shape {...form} />
            <h3 className={styles.title}>{form.title}</h3>
            <p className={styles.text}>{form.text}</p>
            <p className={styles.seen}>{form.seen}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
