/** Words are flat JSON, one file a language and module; keys carry the module's name, so that a search finds them. */
export type Catalogue = Readonly<Record<string, string>>

/** `x_one` and `x_other` are asked for as `x` with a count. */
export type KeyOf<Words extends Catalogue> = {
  [Key in keyof Words & string]: Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key
}[keyof Words & string]

export type Values = Readonly<Record<string, string | number>>

/** `{{rows}}` is the value; `{{rows:row|rows}}` the word that goes with one of them, and with any other number. */
const HOLE = /\{\{(\w+)(?::([^|{}]+)\|([^|{}]+))?\}\}/g

/** Puts values into the holes; for the server too, which answers in the reader's language without the page's library. */
export function filled(text: string, values: Values = {}): string {
  return text.replace(HOLE, (hole, name: string, one?: string, many?: string) =>
    one === undefined ? String(values[name] ?? hole) : String(Number(values[name]) === 1 ? one : many),
  )
}
