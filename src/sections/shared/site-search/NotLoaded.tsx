import copy from '../../../copy/searchPage.json';
import { Button } from '../../../ui/primitives/Button';
import { Notice } from '../../../ui/primitives/Notice';
import { Stack } from '../../../ui/primitives/Stack';
import { Ways } from './Ways';

interface NotLoadedProps {
  readonly onAgain: () => void;
  readonly ways: readonly Queries.ActionLinkFragment[];
}

/** The index failed to load: retry, or further links. */
export const NotLoaded = ({ onAgain, ways }: NotLoadedProps) => (
  <Stack gap={5}>
    <Notice tone="error" role="alert" title={copy.failed.title}>
      {copy.failed.text}
    </Notice>
    <Button variant="ink" size="small" onClick={onAgain}>
      {copy.failed.again}
    </Button>
    <Ways ways={ways} />
  </Stack>
);
