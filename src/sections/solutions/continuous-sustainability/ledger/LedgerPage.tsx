import { Button } from '../../../../ui/primitives/Button';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { Fold } from '../../../../ui/primitives/Fold';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import type { Row } from '../closeLedger';
import type { Piece } from '../piecesOf';
import { shown } from './shown';
import words from './words.json';
import * as styles from './LedgerPage.module.css';

interface LedgerPageProps {
  readonly pieces: readonly Piece[];
  readonly total: Row;
}

const cellsOf = ({ kwh, lb, tons }: Row) => [shown(kwh), shown(lb), shown(tons)];

/** The whole year as an auditor reads it: every line with its meter and proof, in a table that prints. */
export const LedgerPage = ({ pieces, total }: LedgerPageProps) => (
  <div className={styles.root}>
    <Fold
      title={
        <Text as="span" look="label">
          {words.page}
        </Text>
      }
    >
      <Stack gap={4} isWide>
        <DataTable
          caption={words.page}
          columns={[
            words.line,
            { name: words.proof, isWhole: true },
            ...[words.kwh, words.lb, words.tons].map((name) => ({ name, isFigures: true })),
          ]}
          groups={[
            {
              rows: [
                ...pieces.map((piece) => ({
                  key: piece.name,
                  head: piece.name,
                  cells: [`${piece.meter}. ${piece.proof}`, ...cellsOf(piece)],
                })),
                { key: words.total, head: words.total, cells: ['', ...cellsOf(total)] },
              ],
            },
          ]}
        />
        <Scripted>
          <div>
            <Button variant="secondary" size="small" onClick={() => window.print()}>
              {words.print}
            </Button>
          </div>
        </Scripted>
      </Stack>
    </Fold>
  </div>
);
