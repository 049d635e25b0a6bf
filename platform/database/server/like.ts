/** The pattern of `like` for rows that contain the text as it was typed: its `%`, `_` and `\` stand for themselves. */
export function containing(text: string): string {
  return `%${asTyped(text)}%`
}

/** The text itself, to put between other parts of a pattern. */
function asTyped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
