/**
 * Automatic staff ids: a prefix and a number that counts up, as wide as the first one was written. A number that
 * somebody already has is passed over, so an id is never given twice.
 */
export type StaffIdForm = { readonly prefix: string; readonly start: string }

export const staffIdOf = ({ prefix, start }: StaffIdForm, number: number): string =>
  `${prefix}${String(number).padStart(start.length, '0')}`

export type Given = { readonly ids: readonly string[] /** The number to go on with. */; readonly next: number }

/** The next ids, from a number on; `taken` without regard to case. */
export function nextStaffIds(form: StaffIdForm, from: number, count: number, taken: ReadonlySet<string>): Given {
  const ids: string[] = []
  let number = from
  for (; ids.length < count; number += 1) {
    const id = staffIdOf(form, number)
    if (!taken.has(id.toLowerCase())) ids.push(id)
  }
  return { ids, next: number }
}
