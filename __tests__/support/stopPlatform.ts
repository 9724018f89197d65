/** Ends the platform with everything it started. */
export default async function tearDown(): Promise<void> {
  await globalThis.platform?.stop();
}
