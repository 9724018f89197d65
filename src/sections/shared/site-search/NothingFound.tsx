import copy from '../../../copy/searchPage.json';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import { Ways } from './Ways';

interface NothingFoundProps {
  readonly ways: readonly Queries.ActionLinkFragment[];
}

/** No results: further links. */
export const NothingFound = ({ ways }: NothingFoundProps) => (
  <Stack gap={5}>
    <Text isSoft>{copy.advice}</Text>
    <Ways ways={ways} />
  </Stack>
);
