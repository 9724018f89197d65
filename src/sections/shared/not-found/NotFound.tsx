import { Finder } from './Finder';
import { ActionList } from '../../../ui/primitives/ActionList';
import { Container } from '../../../ui/primitives/Container';
import { Split } from '../../../ui/primitives/Split';
import { Heading } from '../../../ui/primitives/Heading';
import { LinkRow } from '../../../ui/primitives/LinkRow';
import { Picture } from '../../../ui/primitives/Picture';
import { Prose } from '../../../ui/primitives/Prose';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { notFound } from './schema';
import * as styles from './NotFound.module.css';

export function NotFound(section: SectionProps<typeof notFound>) {
  const { status, title, lead, links, actions, note, image } = section;
  return (
    <div className={styles.root}>
      <Container className={styles.body}>
        <Split ratio="6:6" align="center">
          <Stack>
            <p className={styles.status}>{status}</p>
            <Heading level={1} size="lg">
              {title}
            </Heading>
            <Text look="lead">{lead}</Text>
            <LinkRow links={links} />
            <ActionList actions={actions} />
          </Stack>
          {image ? <Picture picture={image} isFirst /> : null}
        </Split>
        <Finder />
        {note ? <Prose html={note} /> : null}
      </Container>
    </div>
  );
}
