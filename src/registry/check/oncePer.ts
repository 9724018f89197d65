/**
 * A function that does its work once for each object that `keyOf` gives, and remembers the result for as
 * long as the object lives. Several checks ask the same of a file; so does the next build of a writer.
 */
export function oncePer<From, Value>(
  keyOf: (from: From) => object,
  make: (from: From) => Value,
): (from: From) => Value {
  const known = new WeakMap<object, { readonly value: Value }>();
  return (from) => {
    const key = keyOf(from);
    const made = known.get(key) ?? { value: make(from) };
    known.set(key, made);
    return made.value;
  };
}
