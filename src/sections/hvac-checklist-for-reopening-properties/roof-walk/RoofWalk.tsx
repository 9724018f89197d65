import { useId } from 'react';
import { useKeptSheet } from '../../../browser/useKeptSheet';
import copy from '../../../copy/sheet.json';
import { Breadcrumbs } from '../../../ui/primitives/Breadcrumbs';
import { Container } from '../../../ui/primitives/Container';
import { Fold } from '../../../ui/primitives/Fold';
import { Heading } from '../../../ui/primitives/Heading';
import { Portrait } from '../../../ui/primitives/Portrait';
import { Prose } from '../../../ui/primitives/Prose';
import { Text } from '../../../ui/primitives/Text';
import { TextField } from '../../../ui/primitives/TextField';
import { SheetTally } from '../../../ui/sheet/SheetTally';
import { RoofWalkRoute } from './RoofWalkRoute';
import { RoofWalkStop } from './RoofWalkStop';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { roofWalk } from './schema';
import * as styles from './RoofWalk.module.css';

/** The route is table of contents and progress of the checklist. */
export function RoofWalk(walk: SectionProps<typeof roofWalk>) {
  const heading = useId();
  const { breadcrumbs, here, title, lead, author, note, unitTitle, unit, bagTitle, bag, stops } =
    walk;
  const { form, keep, forget } = useKeptSheet();
  const count = stops.reduce((sum, { tasks }) => sum + tasks.length, 0);
  return (
    <section aria-labelledby={heading} className={styles.root}>
      <Container>
        <div className={styles.crumbs}>
          <Breadcrumbs trail={breadcrumbs} here={here ?? title} />
        </div>
        <div className={styles.head}>
          <Heading level={1} size="lg" id={heading} className={styles.title}>
            {title}
          </Heading>
          <Text look="lead" className={styles.lead}>
            {lead}
          </Text>
        </div>
        <form ref={form} onInput={keep} onReset={forget} noValidate className={styles.form}>
          <fieldset className={styles.unit}>
            <legend className={styles.legend}>{unitTitle}</legend>
            {unit.map((name, index) => (
              <TextField
                key={name}
                id={`unit-${index}`}
                name={`unit-${index}`}
                label={name}
                autoComplete="off"
              />
            ))}
          </fieldset>
          <RoofWalkRoute stops={stops} />
          <div className={styles.by}>
            <Portrait person={author} tone="stone" />
            <div className={styles.note}>{note ? <Prose html={note} /> : null}</div>
          </div>
          <Fold title={<b>{bagTitle}</b>} className={styles.bag}>
            <ul className={styles.things}>
              {bag.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </Fold>
          {/* The tally sticks within the list alone, and covers nothing before it. */}
          <div className={styles.list}>
            {stops.map((stop, index) => (
              <RoofWalkStop key={stop.name} stop={stop} id={`stop-${index + 1}`} />
            ))}
            <div className={styles.sign} aria-hidden="true">
              <p>{copy.signature}</p>
              <p>{copy.date}</p>
            </div>
            <SheetTally count={count} hasLimits />
          </div>
        </form>
      </Container>
    </section>
  );
}
