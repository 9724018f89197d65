import { graphql } from 'gatsby';
import copy from '../../copy/event.json';
import { useIsOver } from '../../dates/useIsOver';
import { Speakers } from '../live-events/Speakers';
import { Takeaways } from '../live-events/Takeaways';
import { TitledPart } from '../live-events/TitledPart';
import { Prose } from '../primitives/Prose';
import { Agenda } from './Agenda';
import { Podcast } from './Podcast';

/**
 * What a guest needs to decide and to prepare; once the event is over, what came of it instead, as
 * far as somebody has written that down.
 */
export function EventBody(page: Queries.EventBodyFragment) {
  const { recap, speakers, podcast, takeaways, html } = page;
  const isOver = useIsOver(page);
  const points = isOver ? recap?.points : takeaways;
  const text = isOver ? recap?.text : html;
  const told = text ? (
    <TitledPart id="about" title={isOver ? copy.told : copy.about}>
      <Prose html={text} />
    </TitledPart>
  ) : null;
  return (
    <>
      {points ? (
        <TitledPart id="take" title={isOver ? copy.outcome : copy.takeaways}>
          <Takeaways items={points} />
        </TitledPart>
      ) : null}
      {isOver ? told : null}
      <Agenda page={page} title={isOver ? copy.ranAgenda : copy.agenda} />
      {speakers.length > 0 ? (
        <TitledPart id="speakers" title={isOver ? copy.spoke : copy.speakers}>
          <Speakers people={speakers} />
        </TitledPart>
      ) : null}
      {podcast ? <Podcast {...podcast} /> : null}
      {isOver ? null : told}
    </>
  );
}

export const fragment = graphql`
  fragment EventBody on Event {
    ...EventAgenda
    speakers {
      ...PersonPortrait
    }
    ...EventPodcast
    takeaways
    html
    recap {
      points
      text
    }
  }
`;
