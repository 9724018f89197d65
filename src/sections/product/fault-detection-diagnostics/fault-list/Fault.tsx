import { fill } from '../../../../text/fillWords';
import { Plot } from '../../../../ui/plot/Plot';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Heading } from '../../../../ui/primitives/Heading';
import { Terms } from '../../../../ui/primitives/Terms';
import { Text } from '../../../../ui/primitives/Text';
import { LoadStrokes } from '../LoadStrokes';
import { farthest, hoursOf, marksOf, scaleOf } from '../load';
import { Answer } from './Answer';
import { costOf } from './costOf';
import type { Job } from './schema';
import words from './words.json';

interface FaultProps {
  readonly job: Job;
  /** Of a kWh, in dollars. */
  readonly price: number;
}

/** What a job brings along: its day, its cost, where to look first, and a way to say no. */
export function Fault({ job, price }: FaultProps) {
  const { name, effect, lost, cause, check, reason } = job;
  const load = { from: 0, expected: job.expected, measured: job.measured };
  const { top, heights } = scaleOf(load);
  return (
    <>
      <div>
        <Heading level={3} size="sm">
          {name}
        </Heading>
        <Text look="label">{effect ?? costOf(lost, price).sum}</Text>
      </div>
      <ReadOut
        label={fill(words.hour, { name })}
        marks={marksOf(load, top)}
        start={farthest(load, top)}
      >
        {(probe) => (
          <Plot
            heights={heights}
            columns={hoursOf(load, 6)}
            strokes={<LoadStrokes load={load} top={top} />}
          >
            {probe}
          </Plot>
        )}
      </ReadOut>
      <Terms
        terms={[
          { label: words.cause, value: cause },
          { label: words.check, value: check },
        ]}
      />
      <Answer key={name} reason={reason} />
    </>
  );
}
