import { useId } from 'react';
import { Container } from '../../../../ui/primitives/Container';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { CutTapes } from './CutTapes';
import { Episode } from './Episode';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { podcastEpisodes } from './schema';
import { looks } from '../../../../ui/primitives/Text';
import * as styles from './PodcastEpisodes.module.css';

/** Newest first. */
export function PodcastEpisodes(section: SectionProps<typeof podcastEpisodes>) {
  const { tapesLegend, strokesLegend, host, episodes } = section;
  const heading = useId();
  return (
    <>
      <HeroGround hero={section} heading={heading} usual="paper">
        <div className={styles.head}>
          <HeroText hero={section} heading={heading} layout="split" />
        </div>
        <CutTapes name={tapesLegend} episodes={episodes} />
      </HeroGround>
      <Container>
        <p className={`${styles.legend} ${looks.nav}`}>{strokesLegend}</p>
        {episodes.map((episode, index) => (
          <Episode key={episode.number} episode={episode} host={host.name} isOpen={index === 0} />
        ))}
      </Container>
    </>
  );
}
