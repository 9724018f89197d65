import { StepsList } from '../content/StepsList';
import { Heading } from '../primitives/Heading';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';

interface BesideProps {
  readonly besideTitle: string;
  readonly besideLead: string;
  readonly steps: readonly { readonly title: string; readonly text?: string | undefined }[];
}

/** Next to a form: what it is for, and what helps or happens next. */
export const Beside = ({ besideTitle, besideLead, steps }: BesideProps) => (
  <Stack isWide>
    <Heading level={2} size="md">
      {besideTitle}
    </Heading>
    <Text look="lead">{besideLead}</Text>
    <StepsList steps={steps} />
  </Stack>
);
