import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading';
import { Stack } from '../primitives/Stack';

interface TitledPartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the program under its heading. */
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
