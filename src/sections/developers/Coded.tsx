/** Text of the file, in which what stands in backticks is code. */
export function Coded({ text }: { readonly text: string }) {
  return text
    .split('`')
    .map((words, index) => (index % 2 ? <code key={index}>{words}</code> : words));
}
