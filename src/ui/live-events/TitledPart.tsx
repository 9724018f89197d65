import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading';
import { Stack } from '../primitives/Stack';

interface TitledPartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Section of an event page, with heading. */
export function TitledPart({ id, title, children }: TitledPartProps) {
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
