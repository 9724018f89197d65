import fc from 'fast-check';
import { numberFields } from '../../../src/roi/fields.ts';
import { defaultInputs } from '../../../src/roi/inputs.ts';
import { figuresOf, recall, remember } from '../../../src/roi/page/memory.ts';
import { startState } from '../../../src/roi/page/startState.ts';
import {
  activeOf,
  copyToSecond,
  firstState,
  setIntegration,
  setText,
  type PageState,
} from '../../../src/roi/page/state.ts';
import { withInputs } from '../arbitraries.ts';

const start = (search: string, kept: PageState | null = null) =>
  startState({ search, kept: kept && remember(kept), presets: {} });

/** Whatever somebody may type, switch and compare. */
const states: fc.Arbitrary<PageState> = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constantFrom(...numberFields), fc.string({ maxLength: 8 })),
      fc.tuple(fc.constantFrom(...numberFields), fc.nat(120).map(String)),
      fc.boolean(),
      fc.constant('copy' as const),
    ),
    { maxLength: 12 },
  )
  .map((changes) =>
    changes.reduce((state, change) => {
      if (change === 'copy') return copyToSecond(state);
      if (typeof change === 'boolean') return setIntegration(state, change);
      return setText(state, change[0].key, change[1]);
    }, firstState),
  );

it('loses nothing over a reload: not what is wrong, not which set is shown', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(recall(remember(state))).toEqual(state);
      expect(start(figuresOf(state), state)).toEqual(state);
    }),
  );
});

it('opens with the defaults, as the HTML of the build shows them', () => {
  expect(start('')).toBe(firstState);
});

it('opens with what was typed in this tab where the address has no figures', () => {
  const typed = setText(firstState, 'noOfBuildings', 'x');
  expect(start('?utm_source=mail', typed)).toEqual(typed);
});

it('opens with the figures of a link, whatever was typed before', () => {
  const typed = setText(firstState, 'noOfBuildings', '77');
  const opened = start('?noOfBuildings=5', typed);
  expect(activeOf(opened).inputs).toEqual(withInputs({ noOfBuildings: 5 }));
});

it('says what was wrong in the address', () => {
  const opened = start('?noOfBuildings=x&foo=1');
  expect(opened.errors).toHaveLength(2);
  expect(activeOf(opened).inputs).toEqual(defaultInputs);
  expect(start('?foo=1').errors).toHaveLength(1);
});

it.each([null, '', '{', '[]', '{"scenarios":[]}', '{"scenarios":[{}]}', '{"scenarios":[null]}'])(
  'takes no notice of a memory that is none: %s',
  (text) => {
    expect(recall(text)).toBeNull();
  },
);
