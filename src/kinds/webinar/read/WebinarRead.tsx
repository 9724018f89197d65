import { graphql } from 'gatsby';
import { Chapters } from '../Chapters';
import { Later } from '../Later';
import { Plan } from '../Plan';
import { SixClocks } from '../SixClocks';
import { WebinarText } from '../WebinarText';

interface WebinarReadProps {
  readonly page: Queries.WebinarReadFragment;
  /** The clocks stand before the figure, all else after it. */
  readonly part: 'clocks' | 'rest';
  /** Whether it is over, and its words are written down. */
  readonly isTold?: boolean;
}

/** What is read of a session and answers nobody: before it the plan, afterward what was said. */
export const WebinarRead = ({ page, part, isTold = false }: WebinarReadProps) =>
  part === 'clocks' ? (
    <SixClocks {...page} />
  ) : (
    <>
      {isTold ? <Chapters {...page} /> : <Plan {...page} />}
      {page.later ? <Later {...page.later} /> : null}
      <WebinarText {...page} />
    </>
  );

export const fragment = graphql`
  fragment WebinarRead on Webinar {
    ...SixClocks
    ...Plan
    ...Chapters
    ...WebinarText
    later {
      ...Later
    }
  }
`;
