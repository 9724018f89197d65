/** Stands where Gatsby would load code that this site has no use for. */
export {};
