/** Text in which `**words**` are bold. */
export function Emphasis({ text }: { readonly text: string }) {
  return text.split('**').map((words, index) => (index % 2 ? <b key={index}>{words}</b> : words));
}
