import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Track } from '../../../../ui/plot/Track';
import { Heading } from '../../../../ui/primitives/Heading';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { HourEnergy } from './night';
import type { Hour } from './schema';
import words from './words.json';

interface NightHourProps {
  readonly hour: Hour;
  readonly energy: HourEnergy;
  /** Former fixed setting in psig. */
  readonly fixed: number;
  /** When the night begins, and the most that an hour of it would have taken. */
  readonly from: string;
  readonly most: number;
}

/** Degrees below its limit at which the track of a case begins. */
const ROOM = 8;

/** What one hour came to: three figures, each with what it is measured against. */
export function NightHour({ hour, energy, fixed, from, most }: NightHourProps) {
  const { time, outdoor, psig, cold, kwh } = hour;
  const more = psig - fixed;
  const figures = [
    {
      name: words.suction,
      figure: fill(words.psig, { psig: formatCount(psig, 1) }),
      note: more ? fill(words.over, { more: formatCount(more, 1), fixed }) : words.at,
      track: null,
    },
    {
      name: words.cold,
      figure: fill(words.degrees, { degrees: formatCount(cold.degrees, 1) }),
      note: fill(words.coldNote, cold),
      track: (
        <Track
          value={cold.degrees - cold.limit + ROOM}
          of={ROOM * 1.25}
          limit={ROOM}
          fill={cold.degrees > cold.limit ? 'late' : 'cold'}
        />
      ),
    },
    {
      name: words.energy,
      figure: fill(words.kwh, { kwh: formatCount(energy.kwh, 1) }),
      note: fill(words.saved, {
        saved: formatCount(energy.saved, 1),
        sum: formatCount(energy.sum, 1),
        from,
      }),
      track: <Track value={energy.kwh} of={most} limit={kwh} fill="good" />,
    },
  ];
  return (
    <Stack gap={4} isWide>
      <Heading level={3} size="sm">
        {fill(words.time, { time, outdoor })}
      </Heading>
      {figures.map(({ name, figure, note, track }) => (
        <div key={name}>
          <Text look="small" isSoft>
            {name}
          </Text>
          <Text look="figureLg">{figure}</Text>
          {track}
          <Text look="small">{note}</Text>
        </div>
      ))}
    </Stack>
  );
}
