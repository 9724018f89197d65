import { fill } from '../../../text/fillWords';
import { Heading } from '../../../ui/primitives/Heading';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { CustomersWhoLeftParcel } from './CustomersWhoLeftParcel';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { customersWhoLeft } from './schema';
import * as styles from './CustomersWhoLeft.module.css';

export function CustomersWhoLeft(section: SectionProps<typeof customersWhoLeft>) {
  const { title, lead, anchor, reasonsTitle, reasons, parcelTitle, parcel } = section;
  const { daysTitle, lastDays, note } = section;
  const count = reasons.reduce((sum, reason) => sum + reason.count, 0);
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="sunken">
      <div className={styles.root}>
        <div>
          <Heading level={3} size="sm">
            {fill(reasonsTitle, { count })}
          </Heading>
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason.reason} className={styles.reason}>
                <b className={styles.count}>{reason.count}</b>
                <span>
                  {reason.reason}
                  <span aria-hidden="true" className={styles.dots}>
                    {Array.from({ length: reason.count }, (_, index) => (
                      <i key={index} className={styles.dot} />
                    ))}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <CustomersWhoLeftParcel title={parcelTitle} parcel={parcel} />
      </div>
      <Heading level={3} size="sm" className={styles.daysTitle}>
        {daysTitle}
      </Heading>
      <ol className={styles.days}>
        {lastDays.map(({ when, text }) => (
          <li key={when} className={styles.day}>
            <b>{when}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {note ? <Prose html={note} /> : null}
    </Section>
  );
}
