import type { ComponentProps, ReactNode } from 'react';
import copy from '../../copy/styleGuide.json';
import { Heading } from '../../ui/primitives/Heading';
import { Rows } from '../../ui/primitives/Rows';
import { Text } from '../../ui/primitives/Text';
import { Specimen } from './Specimen';

interface Recipe {
  readonly use: string;
  readonly sample: string;
}

type Size = ComponentProps<typeof Heading>['size'];
type Look = NonNullable<ComponentProps<typeof Text>['look']>;

// Typed, so that a recipe without words for it here is an error.
const sizes: Readonly<Record<Size, Recipe>> = copy.headingSizes;
const looks: Readonly<Record<Look, Recipe>> = copy.looks;

/** Every recipe of words, by its name, with what it is for and a line set in it. */
export function WordsSpecimen() {
  return (
    <>
      <Specimen title={copy.headings}>
        <Recipes recipes={sizes}>
          {(size, { sample }) => (
            <Heading level={3} size={size}>
              {sample}
            </Heading>
          )}
        </Recipes>
      </Specimen>
      <Specimen title={copy.words}>
        <Recipes recipes={looks}>{(look, { sample }) => <Text look={look}>{sample}</Text>}</Recipes>
      </Specimen>
    </>
  );
}

interface RecipesProps<Name extends string> {
  readonly recipes: Readonly<Record<Name, Recipe>>;
  readonly children: (name: Name, recipe: Recipe) => ReactNode;
}

function Recipes<Name extends string>({ recipes, children }: RecipesProps<Name>) {
  return (
    <Rows columns="14rem minmax(0, 1fr)">
      {(Object.keys(recipes) as Name[]).map((name) => (
        <li key={name}>
          <div>
            <Text look="label">{name}</Text>
            <Text look="source">{recipes[name].use}</Text>
          </div>
          {children(name, recipes[name])}
        </li>
      ))}
    </Rows>
  );
}
