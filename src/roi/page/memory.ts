import { numberFields, type NumberKey } from '../fields.ts';
import { toParams } from '../inputs.ts';
import { parseInputs } from '../parse.ts';
import { writeAddress } from './address.ts';
import type { Draft } from './draft.ts';
import type { PageState, Scenario } from './state.ts';

/** The page as a text that the tab keeps over a reload: also what is wrong in a field. */
export function remember({ scenarios, active }: PageState): string {
  const kept = scenarios.flatMap((scenario) => (scenario ? [scenario] : []));
  return JSON.stringify({
    active,
    scenarios: kept.map(({ draft, inputs }) => ({ ...draft, inputs: toParams(inputs).toString() })),
  });
}

/** Reads back what `remember` wrote; null for anything else. */
export function recall(text: string | null): PageState | null {
  try {
    const kept = JSON.parse(text ?? 'null') as { active?: unknown; scenarios?: unknown } | null;
    const list = Array.isArray(kept?.scenarios) ? kept.scenarios.map(readScenario) : [];
    const [first, second] = list;
    if (!first || list.includes(null)) return null;
    return {
      scenarios: [first, second ?? null],
      active: kept?.active === 1 && second ? 1 : 0,
      errors: [],
    };
  } catch {
    return null;
  }
}

/** The query that the figures of a state are kept under in the address. */
export const figuresOf = ({ scenarios: [first, second] }: PageState): string =>
  writeAddress([first.inputs, second?.inputs ?? null]);

function readScenario(kept: unknown): Scenario | null {
  const { texts, isIntegration, inputs } = kept as {
    texts?: Partial<Record<string, unknown>>;
    isIntegration?: unknown;
    inputs?: unknown;
  };
  const parsed = parseInputs(new URLSearchParams(String(inputs)));
  const isWhole = numberFields.every(({ key }) => typeof texts?.[key] === 'string');
  if (!parsed.ok || !isWhole || typeof isIntegration !== 'boolean') return null;
  const draft: Draft = { texts: texts as Record<NumberKey, string>, isIntegration };
  return { draft, inputs: parsed.inputs };
}
