import type { RoiInputs } from '../../roi/fields.ts';
import { writeAddress } from '../../roi/page/address.ts';

/** Preset inputs, by their query parameters. */
export interface Preset extends Omit<Queries.PresetFragment, 'values'> {
  readonly values: RoiInputs;
}

const figures = (inputs: RoiInputs): string => writeAddress([inputs, null]);

/** Those that some inputs come from, unchanged. */
export const chosenOf = <One extends { readonly values: RoiInputs }>(
  all: readonly One[],
  inputs: RoiInputs,
): One | undefined => all.find(({ values }) => figures(values) === figures(inputs));
