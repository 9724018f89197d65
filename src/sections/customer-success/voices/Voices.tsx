import { Quoted } from '../../../ui/content/Quoted';
import { ActionList } from '../../../ui/primitives/ActionList';
import { Fold } from '../../../ui/primitives/Fold';
import { Grid } from '../../../ui/primitives/Grid';
import { Portrait } from '../../../ui/primitives/Portrait';
import { Section } from '../../../ui/primitives/Section';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { voices as schema } from './schema';
import * as styles from './Voices.module.css';

/** Three faces: what they say for us, and on request what they say against. */
export function Voices(section: SectionProps<typeof schema>) {
  const { title, anchor, voices, against, actions } = section;
  return (
    <Section {...{ title, anchor }} size="md" ground="wash" isTight>
      <Stack gap={6} isWide>
        <Grid as="ul" columns={3}>
          {voices.map(({ person, praise, reproach, reply }) => (
            <li key={person.name} className={styles.voice}>
              <div className={styles.face}>
                <Portrait person={person} variant="tile" tone="stone" />
              </div>
              <Quoted words={praise} person={person} className={styles.says} />
              <Fold
                className={styles.against}
                title={
                  <Text as="span" look="label">
                    {against}
                  </Text>
                }
              >
                <Stack gap={3} className={styles.reproach}>
                  <Text as="blockquote">“{reproach}”</Text>
                  <Text isSoft>{reply}</Text>
                </Stack>
              </Fold>
            </li>
          ))}
        </Grid>
        <ActionList actions={actions} />
      </Stack>
    </Section>
  );
}
