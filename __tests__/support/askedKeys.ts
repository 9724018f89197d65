import {
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  parse,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { fieldOfKind } from './contentSchema';

/** The operations and fragments of a file: its templates tagged with `graphql`. */
export const documentsIn = (source: string): string[] =>
  [...source.matchAll(/graphql`([^`]*)`/g)].flatMap(([, document]) => document ?? []);

/**
 * Every key that operations ask for, through their fragments: the name of a kind, and the way from
 * there, `Event.venue.city`. What lists and cards ask of a page does not count, because
 * it has to be asked for by the page itself; nor does a fragment that no operation spreads.
 */
export function askedKeys(schema: GraphQLSchema, documents: readonly string[]): Set<string> {
  const possible = (type: GraphQLNamedType | undefined): readonly GraphQLObjectType[] => {
    if (isAbstractType(type)) return schema.getPossibleTypes(type);
    return isObjectType(type) ? [type] : [];
  };
  const typesOf = (name: string) => new Set(possible(schema.getType(name)));
  const [pages, nodes] = [typesOf('ContentPage'), typesOf('Node')];
  const definitions = documents.flatMap((document) => parse(document).definitions);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of definitions) {
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  }
  const asked = new Set<string>();

  const walk = (selections: SelectionSetNode, type: GraphQLObjectType, path: string): void => {
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) {
        // A field that Gatsby or a resolver adds is no key of the content.
        const field = type.getFields()[selection.name.value];
        if (!field) continue;
        const key = `${path}.${field.name}`;
        asked.add(key);
        if (selection.selectionSet) enter(selection.selectionSet, getNamedType(field.type), key);
      } else {
        const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
        const part = isSpread ? fragments.get(selection.name.value) : selection;
        const on = schema.getType(part?.typeCondition?.name.value ?? type.name);
        if (part && possible(on).includes(type)) walk(part.selectionSet, type, path);
      }
    }
  };
  const enter = (selections: SelectionSetNode, type: GraphQLNamedType, path: string): void => {
    for (const one of possible(type)) {
      if (pages.has(one) && path !== `Query.${fieldOfKind(one.name)}`) continue;
      walk(selections, one, nodes.has(one) ? one.name : path);
    }
  };

  for (const one of definitions) {
    const query = schema.getQueryType();
    if (query && one.kind === Kind.OPERATION_DEFINITION) walk(one.selectionSet, query, query.name);
  }
  return asked;
}
