import { formatCount } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { hatchOf } from '../../../../ui/plot/fill';
import { Legend } from '../../../../ui/plot/Legend';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { place } from '../../../../ui/plot/place';
import { Container } from '../../../../ui/primitives/Container';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { piecesOf, type Piece } from '../piecesOf';
import type { reportBar } from './schema';
import words from './words.json';
import * as styles from './CutBar.module.css';

const saysOf = ({ name, meter, tons, day }: Piece): string =>
  fill(day ? (tons > 0 ? words.more : words.less) : words.loose, {
    name,
    meter,
    tons: formatCount(Math.abs(tons)),
  });

/** The reported figure over the width of the window, and the same length cut into its lines. */
export function CutBar({ book, note }: Pick<SectionProps<typeof reportBar>, 'book' | 'note'>) {
  const { pieces, total, reported } = piecesOf(book);
  const most = Math.min(...pieces.filter(({ day }) => day).map(({ tons }) => tons));
  return (
    <Container>
      <Stack gap={3} isWide>
        <ReadOut
          hasHint
          label={words.label}
          marks={pieces.map((piece) => ({ at: piece.x + piece.w / 2, says: saysOf(piece) }))}
          start={pieces.findIndex(({ tons }) => tons === most)}
        >
          {(probe) => (
            <div className={styles.root}>
              <Text look="label">{fill(words.reported, { tons: formatCount(-total.tons) })}</Text>
              <div className={styles.bars}>
                <i className={styles.reported} data-fill="strong" style={place({ w: reported })} />
                {pieces.map(({ name, tons, fill: tone, hatch, x, w }, index) => (
                  <span
                    key={name}
                    className={tons > 0 ? `${styles.piece} ${styles.back}` : styles.piece}
                    data-fill={tone}
                    style={place({ x, w, hatch: hatchOf(hatch) })}
                  >
                    <i className={styles.ground} data-mark={index} />
                    <Text as="span" look="figureSm" className={styles.tons}>
                      {formatCount(Math.abs(tons))}
                    </Text>
                  </span>
                ))}
                {probe}
              </div>
            </div>
          )}
        </ReadOut>
        <Legend
          items={[
            { fill: 'measured', text: words.energy },
            { fill: 'cold', text: words.gas },
            { fill: 'off', hatch: 1, text: words.rest },
            { fill: 'before', text: words.grid },
            { fill: 'late', text: words.debit },
          ]}
        />
        <Text look="source">{note}</Text>
      </Stack>
    </Container>
  );
}
