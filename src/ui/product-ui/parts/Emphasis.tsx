/** Words of which those between two pairs of asterisks are bold. */
export function Emphasis({ text }: { readonly text: string }) {
  return text.split('**').map((words, index) => (index % 2 ? <b key={index}>{words}</b> : words));
}
