/** Words are flat JSON, one file a language and module; keys carry the module's name, so that a search finds them. */
export type Catalogue = Readonly<Record<string, string>>

/** `x_one` and `x_other` are asked for as `x` with a count. */
export type KeyOf<Words extends Catalogue> = {
  [Key in keyof Words & string]: Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key
}[keyof Words & string]

export type Values = Readonly<Record<string, string | number>>

/** Puts values into `{{holes}}`; for the server, which answers in the reader's language without the page's library. */
export function filled(text: string, values: Values = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => (name in values ? String(values[name]) : hole))
}
