import { inShort } from '../../../time/inWords';
import { useBuildNow } from '../../../ui/time/useBuildNow';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { clubDates } from './schema';
import * as styles from './ClubDates.module.css';

const DAY = 86_400_000;

export function ClubDates(section: SectionProps<typeof clubDates>) {
  const { anchor, title, meetings, between, rulesTitle, rules, wayHome } = section;
  const now = useBuildNow();
  const coming = meetings.filter(({ day }) => Date.parse(day) + DAY > now);
  return (
    <Section anchor={anchor} title={title} size="md">
      <div className={styles.root}>
        <ul className={styles.dates}>
          {coming.length === 0 ? <li className={styles.meeting}>{between}</li> : null}
          {coming.map(({ day, name, says, page }) => (
            <li key={day} className={styles.meeting}>
              <time dateTime={day} className={styles.day}>
                {inShort(day)}
              </time>
              <div>
                <h3 className={styles.name}>
                  {page ? <SiteLink href={page}>{name}</SiteLink> : name}
                </h3>
                <p className={styles.says}>{says}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.rules}>
          <h3 className={styles.rulesTitle}>{rulesTitle}</h3>
          <ol>
            {rules.map((rule) => (
              <li key={rule} className={styles.rule}>
                {rule}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <ul className={styles.home}>
        {wayHome.map(({ text, href }) => (
          <li key={href}>
            <SiteLink href={href} className={styles.link}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
