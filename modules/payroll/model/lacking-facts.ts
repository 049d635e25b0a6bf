/**
 * All that is wrong in a person's record where the law gives no answer: it names one thing at a time, so each is put
 * right in thought, and it is asked again.
 */
import type { RefusedAnswer } from '#statutory/work-out.ts'
import type { CountryPack, LawRefusal } from './country-pack.ts'
import type { Given } from './payslip.ts'

/** More than a record has. */
const MOST = 12

/** Names of fields of the record; none where the law refuses for another reason. */
export function lackingFields(
  { recordFields }: CountryPack,
  first: LawRefusal,
  given: Given,
  ask: (given: Given) => RefusedAnswer | undefined,
): readonly string[] {
  const fields: string[] = []
  let now = given
  let refusal: LawRefusal | undefined = first
  for (let asked = 0; refusal && asked < MOST; asked += 1) {
    const key = refusal.key.split('.')[0] ?? ''
    const known = recordFields[key]
    if (!known) break
    if (!fields.includes(known.field)) fields.push(known.field)
    const { [key]: _, ...rest } = now
    const next = known.right === undefined ? rest : { ...rest, [key]: known.right }
    if (JSON.stringify(next) === JSON.stringify(now)) break
    now = next
    refusal = ask(now)
  }
  return fields
}
