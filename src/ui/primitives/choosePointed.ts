import type { SyntheticEvent } from 'react';

/**
 * The mouse chooses by pointing; touch and arrow keys choose as everywhere. What is drawn apart from its
 * radio says with `data-pick` which of those in the same `data-choices` it stands for, and can be pressed.
 */
export function choosePointed({ nativeEvent, target }: SyntheticEvent): void {
  if (!(target instanceof Element)) return;
  const pick = target.closest<SVGElement>('[data-pick]')?.dataset['pick'];
  const isMouse = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
  if (!isMouse && (pick === undefined || nativeEvent.type !== 'click')) return;
  const radio =
    pick === undefined
      ? target.closest('label')?.querySelector('input')
      : target.closest('[data-choices]')?.querySelectorAll('input')[Number(pick)];
  if (radio) radio.checked = true;
}
