import { fill } from '../../../text/fillWords';
import copy from '../../../copy/sheet.json';
import { Fold } from '../../../ui/primitives/Fold';
import { Heading } from '../../../ui/primitives/Heading';
import { SheetTick } from '../../../ui/sheet/SheetTick';
import { RoofWalkReading } from './RoofWalkReading';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { roofWalk } from './schema';
import * as styles from './RoofWalkStop.module.css';

interface RoofWalkStopProps {
  readonly stop: SectionProps<typeof roofWalk>['stops'][number];
  readonly id: string;
}

/** Tasks of one stop, each with its limit; reason, tool and source on request. */
export function RoofWalkStop({ stop, id }: RoofWalkStopProps) {
  const { name, place, minutes, intro, tasks } = stop;
  return (
    <section id={id} aria-labelledby={`${id}-name`} className={styles.root} data-stop="">
      <header className={styles.head}>
        <Heading level={2} size="md" id={`${id}-name`}>
          {name}
        </Heading>
        <p className={styles.facts}>{fill(copy.facts, { place, minutes, count: tasks.length })}</p>
        <p className={styles.intro}>{intro}</p>
      </header>
      <ol className={styles.tasks}>
        {tasks.map(({ key, what, why, tool, limit, source, reading }) => (
          <li key={key} className={styles.task}>
            <SheetTick name={key} describedBy={`${key}-limit`}>
              {what}
            </SheetTick>
            <div className={styles.more}>
              <Fold
                title={
                  <span className={styles.line}>
                    <span className={styles.name}>{copy.limit}</span>{' '}
                    <b id={`${key}-limit`} className={styles.limit}>
                      {limit}
                    </b>
                  </span>
                }
              >
                <div className={styles.rest}>
                  <p className={styles.why}>{why}</p>
                  <dl className={styles.terms}>
                    <div>
                      <dt>{copy.tool}</dt>
                      <dd>{tool}</dd>
                    </div>
                    {source ? (
                      <div>
                        <dt>{copy.source}</dt>
                        <dd className={styles.source}>{source}</dd>
                      </div>
                    ) : null}
                  </dl>
                </div>
              </Fold>
            </div>
            {reading ? <RoofWalkReading id={`${key}-reading`} reading={reading} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
