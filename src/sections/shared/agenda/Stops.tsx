import { fill } from '../../../text/fillWords';
import { place } from '../../../ui/plot/place';
import { ChoiceRow, type ChoiceRowProps } from '../../../ui/primitives/ChoiceRow';
import { ChoiceRuler } from '../../../ui/primitives/ChoiceRuler';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import { Stop } from './Stop';
import type { agenda } from './schema';
import words from './words.json';

type StopsProps = Pick<SectionProps<typeof agenda>, 'look' | 'start' | 'minutes' | 'stops'>;

/** Stops of a demo as radios; style sheets alone show the chosen one, so no code is sent. */
export function Stops({ look, start, minutes, stops }: StopsProps) {
  const spans = stops.map(({ minute }, index) => ({
    from: minute,
    to: stops[index + 1]?.minute ?? minutes,
  }));
  const sizes = spans.map(({ from, to }) => `minmax(min-content, ${to - from}fr)`).join(' ');
  const choice: ChoiceRowProps = {
    legend: words.legend,
    isLegendHidden: true,
    first: start - 1,
    choices: stops.map((stop, index) => ({
      key: stop.title,
      content: stop.title,
      end: (
        <Text as="span" look="tick">
          {fill(words.minutes, spans[index] ?? {})}
        </Text>
      ),
    })),
    detail: stops.map((stop, index) => <Stop key={stop.title} stop={stop} place={index + 1} />),
  };
  return (
    <div data-choices style={place({ sizes })}>
      {look === 'ruler' ? <ChoiceRuler {...choice} /> : <ChoiceRow {...choice} look="list" />}
    </div>
  );
}
