import { useState } from 'react';
import { Button } from './Button';
import words from './openAll.json';
import { Scripted } from './Scripted';

interface OpenAllProps {
  /** What is folded, after the verb: “every clause”. */
  readonly what: string;
}

/** Opens every fold of the `data-folds` around it, and closes them again. */
export function OpenAll({ what }: OpenAllProps) {
  const [isOpen, setIsOpen] = useState(false);
  const turn = (button: HTMLElement) => {
    for (const fold of button.closest('[data-folds]')?.querySelectorAll('details') ?? [])
      fold.open = !isOpen;
    setIsOpen(!isOpen);
  };
  return (
    <Scripted>
      <Button variant="secondary" size="small" onClick={({ currentTarget }) => turn(currentTarget)}>
        {isOpen ? words.close : words.open} {what}
      </Button>
    </Scripted>
  );
}
