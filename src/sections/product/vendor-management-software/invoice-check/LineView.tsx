import { formatUsd } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Band } from '../../../../ui/plot/Band';
import { Dot } from '../../../../ui/plot/Dot';
import { Lanes } from '../../../../ui/plot/Lanes';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Heading } from '../../../../ui/primitives/Heading';
import { Text } from '../../../../ui/primitives/Text';
import { lanesOf, marksOf, placeOf, ticksOf, type Decision } from './check';
import type { CheckLine } from './schema';
import words from './words.json';

interface LineViewProps {
  readonly line: CheckLine;
  readonly day: { readonly from: string; readonly to: string };
  readonly decision: Decision;
  readonly onDecide: (decision: Decision) => void;
}

/** A line of the invoice beside the records of its day, one below the other, and what may be done with it. */
export function LineView({ line, day, decision, onDecide }: LineViewProps) {
  const { name, cents, card, isBacked, released, asked } = line;
  const lanes = lanesOf(line);
  return (
    <>
      <div>
        <Heading level={3} size="sm">
          {name}, {formatUsd(cents / 100)}
        </Heading>
        <Text look="small" isSoft>
          {words.card}: {card}
        </Text>
      </div>
      <ReadOut
        isDown
        label={fill(words.label, { name })}
        marks={marksOf(lanes)}
        start={isBacked ? 0 : lanes.length - 1}
      >
        {(probe) => (
          <Lanes
            ticks={ticksOf(day)}
            lanes={lanes.map(({ name: lane, fill: color, span }, index) => ({
              name: lane,
              content: span?.to ? (
                <Band
                  from={placeOf(span.from, day)}
                  to={placeOf(span.to, day)}
                  fill={color}
                  mark={index}
                />
              ) : span ? (
                <Dot x={placeOf(span.from, day)} fill={color} mark={index} />
              ) : (
                words.nothing
              ),
            }))}
          >
            {probe}
          </Lanes>
        )}
      </ReadOut>
      <ChoiceRow
        isShort
        legend={words.decide}
        value={decision}
        onChange={(key) => onDecide(key as Decision)}
        choices={[
          { key: 'release', content: words.release },
          { key: 'ask', content: words.ask },
        ]}
      />
      <div aria-live="polite">
        <Text look="verdict">{decision === 'release' ? released : asked}</Text>
      </div>
    </>
  );
}
