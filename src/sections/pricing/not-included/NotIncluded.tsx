import { fill } from '../../../text/fillWords';
import { CONNECTIONS_SHARE } from '../../../pricing/price.ts';
import { DataTable } from '../../../ui/primitives/DataTable';
import { Grid } from '../../../ui/primitives/Grid';
import { Heading } from '../../../ui/primitives/Heading';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { Split } from '../../../ui/primitives/Split';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { notIncluded } from './schema';

/** What the price has in it, what comes on top, and what never does. */
export function NotIncluded(section: SectionProps<typeof notIncluded>) {
  const { title, anchor, insideTitle, inside, extrasTitle, neverTitle, never } = section;
  const share = `${CONNECTIONS_SHARE}%`;
  const cell = (html: string) => <Prose html={fill(html, { share })} />;
  const part = (name: string) => (
    <Heading level={3} size="sm">
      {name}
    </Heading>
  );
  return (
    <Section title={title} anchor={anchor} size="md">
      <Stack gap={6} isWide>
        <Split ratio="4:8">
          {part(insideTitle)}
          <Grid columns={2} as="ul">
            {inside.map((item) => (
              <li key={item.title}>
                <Text look="name" as="b">
                  {item.title}
                </Text>
                <Prose html={item.text} />
              </li>
            ))}
          </Grid>
        </Split>
        <Split ratio="4:8">
          {part(extrasTitle)}
          <DataTable
            caption={extrasTitle}
            columns={section.columns.map((name, index) => ({ name, isHalf: index > 0 }))}
            groups={[
              {
                rows: section.extras.map(({ title: head, need, cost }) => ({
                  key: head,
                  head,
                  cells: [cell(need), cell(cost)],
                })),
              },
            ]}
          />
        </Split>
        <Split ratio="4:8">
          {part(neverTitle)}
          <Text look="lead">{never}</Text>
        </Split>
      </Stack>
    </Section>
  );
}
