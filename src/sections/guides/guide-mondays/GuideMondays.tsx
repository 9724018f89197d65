import { useId } from 'react';
import { Icon } from '../../../ui/primitives/Icon';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { guideMondays } from './schema';
import * as styles from './GuideMondays.module.css';

export function GuideMondays(hero: SectionProps<typeof guideMondays>) {
  const heading = useId();
  return (
    <HeroGround hero={hero} heading={heading} usual="paper">
      <div className={styles.words}>
        <HeroText hero={hero} heading={heading} layout="split" />
      </div>
      <ul className={styles.list}>
        {hero.mondays.map(({ said, leads, href }) => (
          <li key={href}>
            <SiteLink href={href} className={styles.monday}>
              <b className={styles.said}>{said}</b>
              <span className={styles.leads}>{leads}</span>
              <span className={styles.arrow}>
                <Icon name="arrow-right" />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </HeroGround>
  );
}
