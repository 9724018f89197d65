import { graphql } from 'gatsby';
import copy from '../../copy/event.json';
import { useStanding } from '../../ui/time/useStanding';
import { Speakers } from '../../ui/live-events/Speakers';
import { Takeaways } from '../../ui/live-events/Takeaways';
import { TitledPart } from '../../ui/live-events/TitledPart';
import { Prose } from '../../ui/primitives/Prose';
import { Agenda } from './Agenda';
import { Podcast } from './Podcast';

/**
 * Details of an event for guests; afterward its outcome, if written down. A canceled one shows the
 * reason, then the former plan.
 */
export function EventBody(page: Queries.EventBodyFragment) {
  const { recap, speakers, podcast, takeaways, html } = page;
  const standing = useStanding(page);
  const isCanceled = standing === 'canceled';
  const isOver = standing === 'past';
  const words = isCanceled ? copy.ifCanceled : isOver ? copy.ifOver : copy.ifComing;
  const points = isCanceled ? null : isOver ? recap?.points : takeaways;
  const text = isOver ? recap?.text : html;
  const told = text ? (
    <TitledPart id="about" title={words.told}>
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
      {isOver || isCanceled ? told : null}
      <Agenda page={page} title={words.agenda} />
      {speakers.length > 0 ? (
        <TitledPart id="speakers" title={words.speakers}>
          <Speakers people={speakers} />
        </TitledPart>
      ) : null}
      {podcast ? <Podcast {...podcast} /> : null}
      {isOver || isCanceled ? null : told}
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
