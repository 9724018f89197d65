import { ButtonLink } from '../../../ui/primitives/Button';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { forwardMail } from './schema';
import * as styles from './ForwardMail.module.css';

export function ForwardMail(section: SectionProps<typeof forwardMail>) {
  const { anchor, title, lead, mailTo, subject, greeting, asks, signOff, openMail } = section;
  const body = [greeting, ...asks.map(({ ask }, index) => `${index + 1}. ${ask}`), signOff];
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.join('\r\n\r\n'))}`;
  return (
    <Section anchor={anchor} title={title} lead={lead} head="split" ground="tint">
      <div className={styles.root}>
        <p className={styles.to}>{mailTo}</p>
        <p className={styles.subject}>{subject}</p>
        <p className={styles.line}>{greeting}</p>
        <ol className={styles.asks}>
          {asks.map(({ ask, why }) => (
            <li key={ask} className={styles.ask}>
              <p>{ask}</p>
              <p className={styles.why}>{why}</p>
            </li>
          ))}
        </ol>
        <div className={styles.end}>
          <p className={styles.line}>{signOff}</p>
          <ButtonLink href={mail} variant="ink">
            {openMail}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
