import { useKeptChoice } from '../../../browser/useKeptChoice';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Grid } from '../../../ui/primitives/Grid';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import { Panel } from '../../../ui/product-ui/parts/Panel';
import { fill } from '../../../text/fillWords';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { wordsApart } from './schema';
import { termNamed, type GlossaryTerm } from './termsOf';
import words from './words.json';

type PairsProps = Pick<SectionProps<typeof wordsApart>, 'choose' | 'pairs'> & {
  readonly terms: readonly GlossaryTerm[];
};

/** One pair at a time: both words, what tells them apart, and what it costs to mix them up. */
export function Pairs({ choose, pairs, terms }: PairsProps) {
  const { form, keep } = useKeptChoice();
  return (
    <form ref={form} onChange={keep} data-choices>
      <Stack gap={5} isWide>
        <ChoiceRow
          legend={choose}
          name="pair"
          look="chips"
          choices={pairs.map(({ words: [one = '', other = ''] }) => ({
            key: one,
            content: fill(words.pair, { one, other }),
          }))}
        />
        {pairs.map(({ words: names, apart, cost }, index) => (
          <div key={apart} data-choice={index + 1}>
            <Panel isLive isInset>
              <Stack gap={5} isWide>
                <Grid as="dl" columns={2}>
                  {names
                    .map((name) => termNamed(terms, name))
                    .map(({ term, meaning, example, href }) => (
                      <div key={term}>
                        <Text as="dt" look="name">
                          <SiteLink href={href}>{term}</SiteLink>
                        </Text>
                        <Text as="dd">{meaning}</Text>
                        <Text as="dd" look="source">
                          {example}
                        </Text>
                      </div>
                    ))}
                </Grid>
                <Text look="verdict">{apart}</Text>
                <Text look="small">{cost}</Text>
              </Stack>
            </Panel>
          </div>
        ))}
      </Stack>
    </form>
  );
}
