import type { ReactNode } from 'react';
import copy from '../../copy/styleGuide.json';
import { fill } from '../../text/fillWords';
import { Axis } from '../../ui/plot/Axis';
import { Band } from '../../ui/plot/Band';
import { Bars } from '../../ui/plot/Bars';
import { Dot } from '../../ui/plot/Dot';
import { Lanes } from '../../ui/plot/Lanes';
import { Legend } from '../../ui/plot/Legend';
import { Marker } from '../../ui/plot/Marker';
import { Plot } from '../../ui/plot/Plot';
import { ReadOut } from '../../ui/plot/ReadOut';
import { area, dots, heightOf, line } from '../../ui/plot/scale';
import { Stroke } from '../../ui/plot/Stroke';
import { Track } from '../../ui/plot/Track';
import { YearBars } from '../../ui/plot/YearBars';
import { Grid } from '../../ui/primitives/Grid';
import { Heading } from '../../ui/primitives/Heading';
import { Stack } from '../../ui/primitives/Stack';
import { Text } from '../../ui/primitives/Text';
import * as sample from './plotSample';
import * as styles from './PlotSpecimen.module.css';
import { Specimen } from './Specimen';

const words = copy.plots;

/** A piece with its name and the one sentence that rules it. */
const Piece = ({ of, children }: { of: { name: string; rule: string }; children: ReactNode }) => (
  <Stack>
    <div>
      <Heading level={3} size="label">
        {of.name}
      </Heading>
      <Text look="small" isSoft>
        {of.rule}
      </Text>
    </div>
    {children}
  </Stack>
);

/** What figures are drawn with. */
export const PlotSpecimen = () => (
  <Specimen title={words.title}>
    <Grid columns={2}>
      <Piece of={words.readOut}>
        <ReadOut label={words.hours} marks={sample.barMarks} start={sample.START} hasHint>
          {(probe) => (
            <div>
              <div className={styles.area}>
                <Bars bars={sample.bars} />
                {probe}
              </div>
              <Axis ticks={sample.hourTicks} />
            </div>
          )}
        </ReadOut>
      </Piece>
      <Piece of={words.plot}>
        <ReadOut label={words.hours} marks={sample.lineMarks} start={sample.START}>
          {(probe) => (
            <Plot
              heights={[0, 20, 40].map((kw) => ({
                at: heightOf(kw, sample.range),
                text: kw ? `${kw} kW` : '0',
              }))}
              columns={sample.hourTicks}
              strokes={
                <>
                  <Stroke kind="area" fill="late" path={area(sample.measured, sample.usual)} />
                  <Stroke kind="area" fill="expected" path={area(sample.usual, sample.floor)} />
                  <Stroke kind="line" path={line(sample.measured)} />
                  <Stroke kind="dots" path={dots(sample.measured)} />
                </>
              }
            >
              {probe}
            </Plot>
          )}
        </ReadOut>
      </Piece>
      <Piece of={words.yearBars}>
        <YearBars
          label={words.weeks}
          hours={sample.weeks}
          highest={sample.HIGHEST_WEEK}
          limits={[{ hours: sample.CREW, text: words.crew }]}
          columns={words.quarters}
          fillOf={(hours) => (hours > sample.CREW ? 'late' : 'measured')}
          saysOf={(hours, week) => fill(words.week, { hours, week })}
        />
      </Piece>
      <Piece of={words.axis}>
        <ReadOut label={words.minutes} marks={sample.waits} start={sample.waits.length - 1}>
          {(probe) => (
            <div>
              <div className={styles.strip}>
                <Band from={0} to={50} fill="good-soft">
                  {words.promised}
                </Band>
                <Marker x={50}>{words.limit}</Marker>
                {sample.waits.map(({ at, fill }, index) => (
                  <Dot key={at} x={at} y={70} fill={fill} mark={index} />
                ))}
                {probe}
              </div>
              <Axis ticks={sample.minuteTicks} />
            </div>
          )}
        </ReadOut>
      </Piece>
      <Piece of={words.track}>
        <ReadOut label={words.branches} marks={sample.rowMarks} start={0} isDown>
          <ul className={styles.rows}>
            {words.rows.map(({ name, value, limit }, index) => (
              <li key={name}>
                <Text as="span" look="small">
                  {name}
                </Text>
                <Track
                  value={value}
                  limit={limit}
                  fill={value > limit ? 'late' : 'measured'}
                  label={`${value}%`}
                  mark={index}
                />
              </li>
            ))}
          </ul>
        </ReadOut>
        <Track value={72} isHigh isLabelInside fill="strong" label={words.inside} />
      </Piece>
      <Piece of={words.lanes}>
        <ReadOut label={words.minutes} marks={sample.rowMarks.slice(0, 2)} start={0} isDown>
          {(probe) => (
            <Lanes
              ticks={sample.minuteTicks}
              lanes={words.rows.slice(0, 2).map(({ name, value }, index) => ({
                name,
                content: <Band from={0} to={value} mark={index} />,
              }))}
            >
              {probe}
            </Lanes>
          )}
        </ReadOut>
      </Piece>
      <Piece of={words.legend}>
        <Legend
          items={[
            ...sample.fills.map((fill) => ({ fill, text: fill })),
            { shape: 'line', text: words.line },
            { shape: 'dashed', fill: 'late', text: words.dashed },
            { shape: 'dot', fill: 'good', text: words.dot },
          ]}
        />
        <Legend
          items={sample.hatches.map((hatch) => ({ hatch, text: words.hatches[hatch - 1] ?? '' }))}
        />
      </Piece>
    </Grid>
  </Specimen>
);
