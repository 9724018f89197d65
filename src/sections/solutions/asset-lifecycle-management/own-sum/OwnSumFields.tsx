import { buttonClass } from '../../../../ui/primitives/Button';
import { CopyLink } from '../../../../ui/primitives/CopyLink';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Stack } from '../../../../ui/primitives/Stack';
import { Text } from '../../../../ui/primitives/Text';
import { TextField } from '../../../../ui/primitives/TextField';
import type { SumKey } from './readSum';
import words from './words.json';
import * as styles from './OwnSumFields.module.css';

interface OwnSumFieldsProps {
  readonly texts: Readonly<Record<SumKey, string>>;
  readonly wrong: readonly SumKey[];
  /** Query of a link to the sum. */
  readonly query: string;
  readonly onChange: (key: SumKey, text: string) => void;
}

const GROUPS = [
  { legend: words.renewed, keys: ['price', 'lasts', 'care'] },
  { legend: words.had, keys: ['keep', 'left', 'quote'] },
] as const;

/** Three figures of a new machine, three of the old one, and the link that holds them. */
export const OwnSumFields = ({ texts, wrong, query, onChange }: OwnSumFieldsProps) => (
  <>
    {GROUPS.map(({ legend, keys }) => (
      <fieldset key={legend}>
        <Text as="legend" look="label" className={styles.legend}>
          {legend}
        </Text>
        <Stack gap={3} isWide>
          {keys.map((key) => (
            <TextField
              key={key}
              id={`sum-${key}`}
              name={key}
              label={words.fields[key].label}
              note={words.fields[key].unit}
              error={wrong.includes(key) ? words.wrong[key] : undefined}
              value={texts[key]}
              inputMode="numeric"
              autoComplete="off"
              onChange={({ target }) => onChange(key, target.value)}
            />
          ))}
        </Stack>
      </fieldset>
    ))}
    <Scripted>
      <CopyLink
        words={words.link}
        query={query}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      />
    </Scripted>
  </>
);
