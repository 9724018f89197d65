// Pages as `bundleStages.ts` hands them to a stage.
declare module '*.md' {
  const data: { readonly sections: readonly Readonly<Record<string, unknown>>[] };
  export default data;
}
