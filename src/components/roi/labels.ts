import { integrationField, numberFields } from '../../roi/fields.ts';

/** The label of an input by its public name. */
export type LabelOf = (name: string) => string;

/** The labels as the content has them. */
export function labelsOf({
  groups,
  connections,
}: Pick<Queries.FigureFormFragment, 'groups' | 'connections'>): LabelOf {
  const inputs = groups.flatMap(({ fields }) => fields);
  const labels = new Map(
    numberFields.map(({ key, name, label }) => [
      name,
      inputs.find(({ input }) => input === key)?.label ?? label,
    ]),
  ).set(integrationField.name, connections.title);
  return (name) => labels.get(name) ?? name;
}
