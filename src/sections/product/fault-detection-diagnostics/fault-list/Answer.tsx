import { Grid } from '../../../../ui/primitives/Grid';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Text } from '../../../../ui/primitives/Text';
import words from './words.json';

/** The engineer’s answer; at first the one that was given, with its reason if it was a no. */
export const Answer = ({ reason = '' }: { readonly reason?: string | undefined }) => (
  <div data-choices>
    <Grid columns={2}>
      <ChoiceRow
        legend={words.question}
        first={reason ? 1 : 0}
        choices={[
          { key: 'yes', content: words.yes },
          { key: 'no', content: words.no },
        ]}
      />
      {[words.open, `${reason} ${words.moved}`].map((says, index) => (
        <div key={says} data-choice={index + 1}>
          <Text look="small" isSoft>
            {says}
          </Text>
        </div>
      ))}
    </Grid>
  </div>
);
