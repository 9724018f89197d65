import type { CSSProperties } from 'react';
import { Drawing } from '../../../../ui/product-ui/Drawing';
import { Heading } from '../../../../ui/primitives/Heading';
import { Section } from '../../../../ui/primitives/Section';
import { BillBars } from './BillBars';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { minuteRun } from './schema';
import * as styles from './MinuteRun.module.css';
import { ListScreen } from './ListScreen';
import { PhoneCard } from './PhoneCard';

/** Vertical timeline to scale. */
export function MinuteRun({ title, anchor, unit, end, stops }: SectionProps<typeof minuteRun>) {
  const row = (from: number, to: number) =>
    ({ '--from': from + 1, '--to': to + 1 }) as CSSProperties;
  return (
    <Section title={title} anchor={anchor}>
      <ol className={styles.run} style={{ '--minutes': end.minute } as CSSProperties}>
        {stops.map(({ minute, title: name, text, drawing, phone, bill, cannot, asked }, index) => {
          const next = stops[index + 1]?.minute ?? end.minute;
          return (
            <li key={minute} className={styles.stop} style={row(minute, next)}>
              <p className={styles.time}>
                <b className={styles.minute}>{minute}</b>{' '}
                <span>{`${next - minute}\u00a0${unit}`}</span>
              </p>
              <div className={styles.words}>
                <Heading level={3} size="sm">
                  {name}
                </Heading>
                <p className={styles.text}>{text}</p>
              </div>
              {drawing || phone || bill || cannot || asked ? (
                <div className={styles.screen}>
                  <Drawing drawing={drawing} />
                  {phone ? <PhoneCard {...phone} /> : null}
                  {bill ? <BillBars {...bill} /> : null}
                  {cannot ? <ListScreen {...cannot} /> : null}
                  {asked ? (
                    <ul className={styles.asked}>
                      {asked.items.map((item) => (
                        <li key={item}>“{item}”</li>
                      ))}
                      <li className={styles.source}>{asked.source}</li>
                    </ul>
                  ) : null}
                </div>
              ) : null}
            </li>
          );
        })}
        <li className={styles.stop} style={row(end.minute, end.minute + 1)}>
          <p className={styles.time}>
            <b className={styles.minute}>{end.minute}</b>
          </p>
          <p className={`${styles.words} ${styles.text}`}>{end.text}</p>
        </li>
      </ol>
    </Section>
  );
}
