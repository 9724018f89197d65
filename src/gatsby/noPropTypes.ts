/** Any name, and any name of that, called or not. */
const anything: unknown = new Proxy(() => anything, { get: () => anything });

/** Stands where Gatsby's components declare checks of their properties. */
export { anything as default };
