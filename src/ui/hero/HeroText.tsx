import { ActionList } from '../primitives/ActionList';
import { Heading } from '../primitives/Heading';
import { Text } from '../primitives/Text';
import type { HeroWords } from './heroWords';
import * as styles from './HeroText.module.css';

interface HeroTextProps {
  readonly hero: HeroWords;
  readonly heading: string;
  readonly size?: 'xl' | 'lg';
  /** `split` sets the lead beside the title, `corner` keeps both narrow. */
  readonly layout?: 'split' | 'corner';
}

/** Text of a hero: term, page heading, lead, actions. */
export function HeroText({ hero, heading, size = 'xl', layout }: HeroTextProps) {
  return (
    <div className={layout ? `${styles.root} ${styles[layout]}` : styles.root}>
      <div className={styles.head}>
        {hero.term ? <Text look="term">{hero.term}</Text> : null}
        <Heading level={1} size={size} id={heading} className={styles.title}>
          {hero.title}
        </Heading>
      </div>
      <div className={styles.body}>
        <Text look="lead" className={layout === 'corner' ? styles.lead : undefined}>
          {hero.lead}
        </Text>
        <ActionList actions={hero.actions} />
      </div>
    </div>
  );
}
