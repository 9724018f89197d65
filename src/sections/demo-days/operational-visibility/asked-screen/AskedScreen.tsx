import { useId, type CSSProperties } from 'react';
import { useKeptChoice } from '../../../../browser/useKeptChoice';
import { fill } from '../../../../text/fillWords';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { Ask } from './Ask';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { askedScreen } from './schema';
import * as styles from './AskedScreen.module.css';

/** Questions as radio buttons, as wide as their minutes; CSS shows the chosen screen. */
export function AskedScreen(section: SectionProps<typeof askedScreen>) {
  const { choose, minutes, asks, note } = section.asking;
  const heading = useId();
  const { form, keep } = useKeptChoice();
  const shares = asks.map(({ from, to }) => `${to - from}fr`).join(' ');
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.words}>
        <HeroText hero={section} heading={heading} layout="split" />
      </div>
      <form ref={form} data-choices style={{ '--shares': shares } as CSSProperties} onChange={keep}>
        <ChoiceRow
          legend={choose}
          isLegendHidden
          name="ask"
          className={styles.ruler}
          choices={asks.map(({ key, from, to, short }) => ({
            key,
            content: (
              <>
                <b className={`${styles.minutes} nowrap`}>{fill(minutes, { from, to })}</b> {short}
              </>
            ),
          }))}
        />
        {asks.map((ask, index) => (
          <Ask key={ask.key} ask={ask} place={index + 1} />
        ))}
      </form>
      <Text look="source" isSoft className={styles.note}>
        {note}
      </Text>
    </HeroGround>
  );
}
