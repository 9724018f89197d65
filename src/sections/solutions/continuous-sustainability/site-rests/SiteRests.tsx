import { fill } from '../../../../text/fillWords';
import { Bars } from '../../../../ui/plot/Bars';
import { Marker } from '../../../../ui/plot/Marker';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { heightOf, middleOf, percentOf } from '../../../../ui/plot/scale';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { siteRests } from './schema';
import words from './words.json';
import * as styles from './SiteRests.module.css';

/** A bar for each site, and the line from which somebody has to ask. */
export function SiteRests(section: SectionProps<typeof siteRests>) {
  const { title, lead, anchor, shares, limit, known } = section;
  const range = { from: 0, to: Math.max(...shares) };
  const says = (share: number, index: number): string => {
    const text = known.find(({ rank }) => rank === index + 1)?.text;
    return fill(text ? words.known : share > limit ? words.over : words.under, {
      share,
      text: text ?? '',
      rank: index + 1,
      count: shares.length,
    });
  };
  return (
    <Section {...{ title, lead, anchor }} size="md" head="split" ground="sunken" isTight>
      <ReadOut
        label={words.label}
        start={0}
        marks={shares.map((share, index) => ({
          at: middleOf(index, shares.length),
          says: says(share, index),
        }))}
      >
        <div className={styles.plot}>
          <Bars
            className={styles.bars}
            bars={shares.map((share) => ({
              height: percentOf(share, range),
              fill: share > limit ? 'late' : 'measured',
            }))}
          />
          <Marker y={heightOf(limit, range)} isDashed>
            {fill(words.limit, { limit })}
          </Marker>
        </div>
      </ReadOut>
    </Section>
  );
}
