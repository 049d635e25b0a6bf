/** What the review says of people who cannot be worked out, and of those who are left out because of it. */
import { companyFacts } from '#modules/company/server/public.ts'
import { personNames, tabOfField } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { listText } from '#platform/words/format.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { CANNOT } from '../../model/make-payslip.ts'
import type { Finding } from '../../model/payslip.ts'
import { isRegular, type Period } from '../../model/period.ts'
import type { Shown } from '../payslip-store.ts'
import type { Check } from '../view/checks-view.ts'
import { reasonOf, type Words } from '../view/payslip-view.ts'
import { cannotBeWorkedOut, leftOutBefore, leftOutOf } from './left-out-store.ts'

type Told = Pick<Words, 'say' | 'language'>

/** Left out of this run and, of a regular one, of what was paid before it. */
export async function leftOutChecks(tx: Tx, companyId: string, period: Period, { say }: Told): Promise<Check[]> {
  const found = {
    left_out: await leftOutOf(tx, companyId, period),
    left_out_before: isRegular(period) ? await leftOutBefore(tx, companyId, period) : [],
  }
  return (['left_out', 'left_out_before'] as const).flatMap((code): Check[] => {
    const people = found[code]
    if (people.length === 0) return []
    const employee_ids = people.map(({ employee_id }) => employee_id)
    const word = code === 'left_out' ? wordOfRun(period) : wordBefore(period)
    return [{ code, weight: 'look', count: people.length, employee_ids, people, text: say(word) }]
  })
}

const wordOfRun = (period: Period) => `payroll.check.left_out${isRegular(period) && !period.half ? '' : '.run'}`
const wordBefore = ({ half }: Period) => `payroll.check.left_out_before${half?.which === 2 ? '.half' : ''}`

/** The check with what each person's record lacks. */
export async function withMissing(
  tx: Tx,
  companyId: string,
  run: Shown | undefined,
  checks: readonly Check[],
  pack: CountryPack,
  told: Told,
): Promise<Check[]> {
  if (!run || !checks.some(({ code }) => code === CANNOT)) return [...checks]
  const rows = await cannotBeWorkedOut(tx, companyId, run)
  const { country } = await companyFacts(tx, companyId)
  const missing = rows.map(({ employee_id, findings }) => ({
    employee_id,
    fields: fieldsOf(findings),
    tabs: fieldsOf(findings).map((field) => tabOfField(country, field)),
    reason: reasonOf(findings.find(({ code }) => code === CANNOT)?.params ?? {}, { ...told, scheme: pack.scheme }),
  }))
  return checks.map((check) => (check.code === CANNOT ? { ...check, missing } : check))
}

const fieldsOf = (findings: readonly Finding[]): string[] =>
  String(findings.find(({ code }) => code === CANNOT)?.params?.fields ?? '')
    .split(' ')
    .filter(Boolean)

type Signed = {
  readonly event: string
  readonly text: string
  readonly detail: Readonly<Record<string, unknown>>
}

/**
 * Entries of the sign-off that left people out, or took them in again, name them, whatever came of it since; so does
 * what was confirmed and approved without them.
 */
export async function namedLeftOut<Entry extends Signed>(
  tx: Tx,
  companyId: string,
  entries: readonly Entry[],
  { say, language }: Told,
): Promise<Entry[]> {
  const idsOf = ({ detail }: Entry) => (Array.isArray(detail.left_out) ? detail.left_out.map(String) : [])
  if (entries.every((entry) => idsOf(entry).length === 0)) return [...entries]
  const people = (await personNames(tx, companyId)).values()
  const names = new Map([...people].map(({ id, fullName }) => [id, fullName]))
  return entries.map((entry) => {
    const named = idsOf(entry).flatMap((id) => names.get(id) ?? [])
    if (named.length === 0) return entry
    const { text, detail } = entry
    const reason = typeof detail.reason === 'string' ? detail.reason : undefined
    return {
      ...entry,
      text: say(wordNaming(entry.event, reason), { text, names: listText(named, language), reason: reason ?? '' }),
    }
  })
}

const wordNaming = (event: string, reason: string | undefined): string => {
  if (event !== 'left_out' && event !== 'taken_in') return 'payroll.signed.without'
  return reason === undefined ? 'payroll.signed.named' : 'payroll.signed.because'
}
