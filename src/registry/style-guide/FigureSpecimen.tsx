import { graphql } from 'gatsby';
import type { EntryFigure as Figure } from '../../content-model/entry-figure';
import copy from '../../copy/styleGuide.json';
import { EntryFigure } from '../../ui/entry-figure/EntryFigure';
import { Grid } from '../../ui/primitives/Grid';
import { Heading } from '../../ui/primitives/Heading';
import { Stack } from '../../ui/primitives/Stack';
import { Text } from '../../ui/primitives/Text';
import { Specimen } from './Specimen';
import { oneOfEach } from './oneOfEach';
import * as styles from './FigureSpecimen.module.css';

const words = copy.entryFigures;

interface FigureSpecimenProps {
  readonly releases: readonly Queries.FigureSpecimenFragment[];
}

/** A figure of each type, taken from the releases that show them, in each of its sizes. */
export function FigureSpecimen({ releases }: FigureSpecimenProps) {
  const entries = releases.flatMap(({ title, figure }) =>
    figure ? [{ title, figure: figure as unknown as Figure }] : [],
  );
  return (
    <Specimen title={words.title} rule={words.rule}>
      {oneOfEach(entries, ({ figure }) => figure.type).map(({ title, figure }) => (
        <Stack key={figure.type} isWide>
          <div>
            <Heading level={3} size="label">
              {figure.type}
            </Heading>
            <Text look="small" isSoft>
              {words.types[figure.type]}
            </Text>
          </div>
          <div className={styles.page}>
            <EntryFigure figure={figure} size="page" id={figure.type} />
          </div>
          <Grid columns={2}>
            <EntryFigure figure={figure} size="card" id={`${figure.type}-card`} />
            <EntryFigure figure={figure} size="share" id={`${figure.type}-share`} title={title} />
          </Grid>
        </Stack>
      ))}
    </Specimen>
  );
}

export const fragment = graphql`
  fragment FigureSpecimen on PressRelease {
    title
    figure
  }
`;
