import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { DrawingShape } from '../../src/ui/product-ui/DrawingShape';
import { kindOfFile } from '../../src/registry/kinds';
import { parseFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';
import { shape } from '../../src/content-model/drawings';
import { unwrap } from '../../src/content-model/roles';

type Path = readonly (string | number)[];

interface Leaf {
  /** Its keys without the numbers of lists: `rows.next.text`. */
  readonly key: string;
  readonly path: Path;
  /** Another value in its place. */
  readonly other: unknown;
}

/** Another value of the sort that a schema takes. */
function otherThan(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodEnum) return schema.options.find((option) => option !== value);
  if (typeof value === 'number' || schema instanceof z.ZodNumber) return Number(value ?? 1) + 1;
  if (typeof value === 'boolean' || schema instanceof z.ZodBoolean) return value !== true;
  return `${typeof value === 'string' ? value : ''}9`;
}

/** Every value that is there or could be. */
function* leavesOf(schema: z.core.$ZodType, value: unknown, path: Path = []): Generator<Leaf> {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodLiteral) return;
  if (inner instanceof z.ZodUnion) {
    const option = inner.options.find((one) => z.safeParse(one, value).success);
    if (option) yield* leavesOf(option, value, path);
  } else if (inner instanceof z.ZodObject) {
    for (const [key, child] of Object.entries(inner.shape)) {
      const own = (value as Record<string, unknown> | undefined)?.[key];
      yield* leavesOf(child as z.core.$ZodType, own, [...path, key]);
    }
  } else if (inner instanceof z.ZodArray) {
    const items = Array.isArray(value) ? value : [];
    for (const [index, item] of items.entries()) {
      yield* leavesOf(inner.element, item, [...path, index]);
    }
  } else {
    const key = path.filter((step) => typeof step === 'string').join('.');
    yield { key, path, other: otherThan(inner, value) };
  }
}

/** A copy of a value with another one somewhere in it. */
function withOther(value: unknown, [step, ...rest]: Path, other: unknown): unknown {
  if (step === undefined) return other;
  if (Array.isArray(value))
    return value.map((item, index) =>
      index === step ? withOther(item, rest, other) : (item as unknown),
    );
  const object = (value ?? {}) as Record<string, unknown>;
  return { ...object, [step]: withOther(object[step], rest, other) };
}

const content = [...readContent().files].map(([file, text]) => ({
  kind: kindOfFile(file)?.name,
  data: parseFile(file, text).data,
}));

const shapes = content
  .filter(({ kind }) => kind === 'Drawing')
  .map(({ data }) => shape.parse(data['shape']));

const drawnAs = (draw: () => React.ReactNode): string => {
  try {
    return renderToStaticMarkup(draw());
  } catch {
    return 'cannot be drawn';
  }
};

/** Keys of which no value makes a difference. */
function lostIn<Value>(
  schema: z.core.$ZodType,
  values: readonly Value[],
  draw: (value: Value) => React.ReactNode,
): string[] {
  const isSeen = new Map<string, boolean>();
  for (const value of values) {
    const usual = drawnAs(() => draw(value));
    for (const { key, path, other } of leavesOf(schema, value)) {
      if (isSeen.get(key)) continue;
      const changed = withOther(value, path, other) as Value;
      isSeen.set(key, drawnAs(() => draw(changed)) !== usual);
    }
  }
  return [...isSeen].filter(([, isShown]) => !isShown).map(([key]) => key);
}

it.each([...new Set(shapes.map(({ type }) => type))])('draws every value: %s', (type) => {
  const own = shapes.filter((one) => one.type === type);
  expect(lostIn(shape, own, (one) => <DrawingShape shape={one} />)).toEqual([]);
});
