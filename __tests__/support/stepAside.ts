import { setPriority } from 'node:os';

/** Tests that need no build leave the processor to the one that runs beside them: more waits for that. */
export default function stepAside(): void {
  setPriority(5);
}
