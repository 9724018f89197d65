import type { ReactNode } from 'react';
import copy from '../../copy/styleGuide.json';
import { Grid } from '../../ui/primitives/Grid';
import { Rows } from '../../ui/primitives/Rows';
import { Split } from '../../ui/primitives/Split';
import { Stack } from '../../ui/primitives/Stack';
import { Text } from '../../ui/primitives/Text';
import { Specimen } from './Specimen';
import * as styles from './LayoutSpecimen.module.css';

const RATIOS = ['4:8', '5:7', '6:6', '7:5', '8:4'] as const;
const things = copy.layoutThings.map((thing) => <Box key={thing}>{thing}</Box>);

/** The four layouts, each with its rule. */
export function LayoutSpecimen() {
  const { split, grid, rows, stack } = copy.layoutRules;
  return (
    <Specimen title={copy.layouts}>
      <Layout name="Split" rule={split}>
        {RATIOS.map((ratio) => (
          <Split key={ratio} ratio={ratio}>
            {ratio.split(':').map((part, index) => (
              <Box key={index}>{part}</Box>
            ))}
          </Split>
        ))}
      </Layout>
      <Layout name="Grid" rule={grid}>
        <Grid columns={4}>{things}</Grid>
      </Layout>
      <Layout name="Rows" rule={rows}>
        <Rows columns="1fr 2fr">
          {copy.layoutRows.map(([name, task]) => (
            <li key={name}>
              <Text look="name">{name}</Text>
              <Text look="small">{task}</Text>
            </li>
          ))}
        </Rows>
      </Layout>
      <Layout name="Stack" rule={stack}>
        <Stack gap={3}>{things}</Stack>
      </Layout>
    </Specimen>
  );
}

interface LayoutProps {
  readonly name: string;
  readonly rule: string;
  readonly children: ReactNode;
}

const Layout = ({ name, rule, children }: LayoutProps) => (
  <div className={styles.layout}>
    <div>
      <Text look="name" as="h3">
        {name}
      </Text>
      <Text look="small" isSoft>
        {rule}
      </Text>
    </div>
    {children}
  </div>
);

function Box({ children }: { readonly children: ReactNode }) {
  return (
    <Text look="small" as="div" className={styles.box}>
      {children}
    </Text>
  );
}
