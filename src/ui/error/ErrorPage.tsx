import { useEffect } from 'react';
import { messageOf, statusOf } from '../../browser/statusOf';
import copy from '../../copy/error.json';
import { fill } from '../../text/fillWords';
import { Layout } from '../layout/Layout';
import { Button, ButtonLink } from '../primitives/Button';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';

import * as styles from './ErrorPage.module.css';

const CHROME: Queries.PageChromeFragment = {
  layout: { nav: 'light', showFooter: true, family: null },
  closing: null,
  kindClosing: null,
};

/** Error page: status, what happened, and links onward. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  useEffect(() => {
    document.title = copy.title;
    // The focused element is gone.
    document.getElementById('main')?.focus();
  }, []);
  const message = messageOf(error) || copy.unnamed;
  return (
    <Layout page={CHROME}>
      <Container className={styles.root}>
        <Stack>
          <Text look="source" className={styles.status}>
            {fill(copy.status, { status: statusOf(error), message })}
          </Text>
          <Heading level={1} size="lg">
            {copy.title}
          </Heading>
          <Text look="lead">{copy.lead}</Text>
          <div className={styles.actions}>
            <Button onClick={() => location.reload()}>{copy.again}</Button>
            <ButtonLink href="/" variant="secondary">
              {copy.home}
            </ButtonLink>
          </div>
        </Stack>
      </Container>
    </Layout>
  );
}
