import type { Page } from 'playwright-core';

/**
 * Controls in sight that neither a form sends nor a style answers: without scripts nothing could
 * happen. One of several, or a tick, is answered where it changes what its section looks like.
 */
export const deadControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** What the section of a control looks like, but for the control and the face of its label. */
    function lookAround(control: HTMLElement): string {
      const section = control.closest('section') ?? document.body;
      // Every change of style has begun by now; what is meant is where it ends.
      for (const change of document.getAnimations()) {
        if (change instanceof CSSTransition) change.finish();
      }
      const own = control.closest('label');
      return [...section.querySelectorAll('*')]
        .filter((element) => element !== control)
        .map((element) => {
          const { display, visibility, opacity, color, backgroundColor, fill, stroke } =
            getComputedStyle(element);
          const shown = [display, visibility, opacity];
          // The face of a choice takes another color whatever else happens.
          if (own?.contains(element)) return shown.join();
          const { x, y, width, height } = element.getBoundingClientRect();
          const place = [x, y, width, height].map(Math.round);
          return [...shown, color, backgroundColor, fill, stroke, ...place].join();
        })
        .join('\n');
    }

    /** Whether another choice of a list changes anything but the list. */
    function isListAnswered(list: HTMLSelectElement): boolean {
      const { selectedIndex } = list;
      const before = lookAround(list);
      list.selectedIndex = (selectedIndex + 1) % list.length;
      const after = lookAround(list);
      list.selectedIndex = selectedIndex;
      return before !== after;
    }

    /** Whether choosing it changes anything but itself and what was chosen before. */
    function isAnswered(control: HTMLInputElement): boolean {
      const others = [
        ...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(control.name)}"]`),
      ];
      const chosen = others.filter(({ checked }) => checked);
      const start = control.checked ? others.find((other) => other !== control) : undefined;
      if (start) start.checked = true;
      else if (control.checked) control.checked = false;
      const before = lookAround(control);
      control.checked = true;
      const after = lookAround(control);
      others.forEach((other) => (other.checked = chosen.includes(other)));
      return before !== after;
    }

    const isChoice = (control: Element): control is HTMLInputElement =>
      control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);

    return [...document.querySelectorAll<HTMLButtonElement>('button, input, select, textarea')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter(({ form, type }) => !form || type === 'button')
      .filter((control) => !(control instanceof HTMLSelectElement && isListAnswered(control)))
      .filter((control) => !isChoice(control) || !isAnswered(control))
      .map(({ outerHTML }) => outerHTML);
  });
