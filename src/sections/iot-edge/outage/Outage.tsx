import { Band } from '../../../ui/plot/Band';
import { Lanes } from '../../../ui/plot/Lanes';
import { Legend } from '../../../ui/plot/Legend';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { Stack } from '../../../ui/primitives/Stack';
import { PanelSection } from '../../../ui/product-ui/parts/PanelSection';
import type { SectionProps } from '../../../content-model/sectionProps';
import { looks, placeOf, ticksOf } from './day';
import type { outage } from './schema';

const STATES = ['on', 'late', 'off'] as const;

/** A day without a line, lane by lane; point at a moment and read it. */
export function Outage(section: SectionProps<typeof outage>) {
  const { title, lead, anchor, name, label, lanes, moments, start, legend, act } = section;
  return (
    <PanelSection {...{ title, lead, anchor, act }} name={name} ground="ink">
      <Stack gap={3} isWide>
        <ReadOut
          label={label}
          start={start}
          marks={moments.map(({ at, says }) => ({ at: placeOf(at, section), y: 0, says }))}
        >
          {(probe) => (
            <Lanes
              isAcross
              ticks={ticksOf(section)}
              lanes={lanes.map((lane) => ({
                name: lane.name,
                content: lane.spans.map(({ from, to, is }) => (
                  <Band
                    key={from}
                    from={placeOf(from, section)}
                    to={placeOf(to, section)}
                    {...looks[is]}
                  />
                )),
              }))}
            >
              {probe}
            </Lanes>
          )}
        </ReadOut>
        <Legend items={STATES.map((state) => ({ ...looks[state], text: legend[state] }))} />
      </Stack>
    </PanelSection>
  );
}
