import { Opening } from '../../../ui/hero/Opening';
import { Container } from '../../../ui/primitives/Container';
import type { SectionProps } from '../../../content-model/sectionProps';
import { Console } from './Console';
import type { apiExample } from './schema';

/** Opening whose drawing is a call that runs, on the jobs of the file. */
export function ApiExample(section: SectionProps<typeof apiExample>) {
  const { anchor, call, board, moment, limits, start } = section;
  return (
    <Opening
      opening={section}
      drawing={
        <Container>
          <Console {...{ anchor, call, board, moment, limits, start }} />
        </Container>
      }
    />
  );
}
