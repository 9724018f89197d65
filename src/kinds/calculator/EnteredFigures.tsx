import copy from '../../copy/roi.json';
import terms from '../../copy/roiTerms.json';
import { integrationField, numberFields, type RoiInputs } from '../../roi/fields.ts';
import { formatEntered } from '../../format/number.ts';
import type { PageState } from '../../roi/page/state.ts';
import { Container } from '../../ui/primitives/Container';
import { Heading } from '../../ui/primitives/Heading';
import * as styles from './EnteredFigures.module.css';

interface EnteredFiguresProps {
  readonly state: PageState;
}

/** Inputs as a table, in place of the form on paper. */
export function EnteredFigures({ state: { scenarios } }: EnteredFiguresProps) {
  const sets = scenarios.flatMap((scenario): RoiInputs[] => (scenario ? [scenario.inputs] : []));
  const titles = [copy.sets.first, copy.sets.second].slice(0, sets.length);
  const rows = [
    ...numberFields.map(({ key, label, unit }) => [
      label,
      ...sets.map((inputs) => `${formatEntered(inputs[key])} ${unit}`),
    ]),
    [
      integrationField.label,
      ...sets.map(({ isIntegration }) => (isIntegration ? terms.yes : terms.no)),
    ],
  ];
  return (
    <Container className={styles.root}>
      <Heading level={2} size="sm">
        {copy.print.title}
      </Heading>
      <table className={styles.table}>
        <thead>
          <tr>
            {[copy.print.input, ...titles].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...values]) => (
            <tr key={label} className={styles.row}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={titles[index]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Container>
  );
}
