/** What somebody typed while the settings beside it were saved, by themselves or by a colleague. */
export type Values = Record<string, unknown>

/** The form once newer settings are there: fields that were edited keep what was typed, all others follow. */
export function withEdits(form: Values, seen: Values, now: Values): Values {
  return Object.fromEntries(
    Object.entries(now).map(([name, value]) => [name, same(form[name], seen[name]) ? value : form[name]]),
  )
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
