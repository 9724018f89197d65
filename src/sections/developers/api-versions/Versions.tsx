import copy from '../../../copy/changes.json';
import { fill } from '../../../text/fillWords';
import { Band } from '../../../ui/plot/Band';
import { Dot } from '../../../ui/plot/Dot';
import { Legend } from '../../../ui/plot/Legend';
import { Lanes } from '../../../ui/plot/Lanes';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { daysOf, percentOf } from '../../../ui/plot/scale';
import { DataTable } from '../../../ui/primitives/DataTable';
import { Fold } from '../../../ui/primitives/Fold';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import { Coded } from '../Coded';
import { KINDS, linesOf, saysOf, type ChangeKind } from './changes';
import type { apiVersions } from './schema';
import words from './words.json';

const fills = { added: 'good', changed: 'wait', retired: 'late' } as const;

/** Dots of one kind and version, one above another. */
const heights = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => ((index + 1) / (count + 1)) * 100);

/** Both versions as bands and every change as a dot, on one axis; and all changes as a table. */
export function Versions(section: SectionProps<typeof apiVersions>) {
  const { anchor, title, text, from, until, versions, start, all, changes } = section;
  const range = { from: daysOf(from), to: daysOf(until) };
  const placeOf = (day: string): number => percentOf(daysOf(day), range);
  const ordered = changes.toSorted((one, other) => one.released.localeCompare(other.released));
  const dotsOf = (kind: ChangeKind) =>
    ordered.flatMap(({ version, released, api }, mark) => {
      const count = api.filter(({ is }) => is === kind).length;
      return heights(count).map((y) => (
        <Dot key={`${version} ${y}`} x={placeOf(released)} y={y} fill={fills[kind]} mark={mark} />
      ));
    });
  const first = Number(from.slice(0, 4));
  const years = Array.from({ length: Number(until.slice(0, 4)) - first + 1 }, (_, index) =>
    String(first + index),
  );
  const ticks = years.map((year) => ({ at: placeOf(`${year}-01-01`), text: year }));
  const lines = linesOf(ordered.toReversed());
  const bands = versions.map((version, index) => ({
    ...version,
    fill: index === 0 ? ('before' as const) : ('good-soft' as const),
  }));
  return (
    <Section {...{ anchor, title }} size="md" isTight>
      <Stack gap={5} isWide>
        <Prose html={text} />
        <Legend items={bands.map(({ fill: tone, says }) => ({ fill: tone, text: says }))} />
        <ReadOut
          label={words.label}
          marks={ordered.map((change) => ({ at: placeOf(change.released), says: saysOf(change) }))}
          start={ordered.findIndex(({ version }) => version === start)}
        >
          {(probe) => (
            <Lanes
              isAcross
              lanes={[
                ...bands.map(({ name, fill: tone, ...band }) => ({
                  name,
                  content: <Band from={placeOf(band.from)} to={placeOf(band.until)} fill={tone} />,
                })),
                ...KINDS.map((kind) => ({ name: copy.api[kind], content: dotsOf(kind) })),
              ]}
              ticks={ticks}
            >
              {probe}
            </Lanes>
          )}
        </ReadOut>
        <Fold
          title={
            <Text as="span" look="name">
              {fill(all, { count: lines.length })}
            </Text>
          }
        >
          <DataTable
            caption={fill(all, { count: lines.length })}
            columns={words.columns}
            groups={[
              {
                rows: lines.map(({ key, version, day, kind, text: what }) => ({
                  key,
                  head: version,
                  cells: [
                    day,
                    kind,
                    <span key="what">
                      <Coded text={what} />
                    </span>,
                  ],
                })),
              },
            ]}
          />
        </Fold>
      </Stack>
    </Section>
  );
}
