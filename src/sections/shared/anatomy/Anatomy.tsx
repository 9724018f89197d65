import type { CSSProperties } from 'react';
import type { Shape } from '../../../content-model/drawings';
import { Section } from '../../../ui/primitives/Section';
import { AnatomyCallout } from './AnatomyCallout';
import { AnatomyDrawing } from './AnatomyDrawing';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { anatomy } from './schema';
import * as styles from './Anatomy.module.css';

/** On wide screens, lines connect parts and callouts. */
export function Anatomy(props: SectionProps<typeof anatomy>) {
  const { title, lead, anchor, drawing, callouts } = props;
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="tint">
      <div className={styles.root} style={{ '--parts': callouts.length } as CSSProperties}>
        {drawing ? (
          <AnatomyDrawing label={drawing.label} shape={drawing.shape as unknown as Shape} />
        ) : null}
        <ol className={styles.callouts}>
          {callouts.map((callout, index) => (
            <AnatomyCallout key={callout.title} number={index + 1} {...callout} />
          ))}
        </ol>
      </div>
    </Section>
  );
}
