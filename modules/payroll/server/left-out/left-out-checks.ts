/** What the review says of people who cannot be worked out, and of those who are left out because of it. */
import type { Tx } from '#platform/database/server/connect.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { CANNOT } from '../../model/make-payslip.ts'
import type { Finding } from '../../model/payslip.ts'
import { type Period, periodBefore } from '../../model/period.ts'
import type { Shown } from '../payslip-store.ts'
import type { Check } from '../view/checks-view.ts'
import { reasonOf, type Words } from '../view/payslip-view.ts'
import { cannotBeWorkedOut, leftOutOf } from './left-out-store.ts'

type Told = Pick<Words, 'say' | 'language'>

/** Left out of this month, and of the one before. */
export async function leftOutChecks(tx: Tx, companyId: string, period: Period, { say }: Told): Promise<Check[]> {
  const of = { left_out: period, left_out_before: periodBefore(period) }
  const codes = ['left_out', 'left_out_before'] as const
  const found = await Promise.all(codes.map((code) => leftOutOf(tx, companyId, of[code])))
  return codes.flatMap((code, at): Check[] => {
    const people = found[at] ?? []
    if (people.length === 0) return []
    const employee_ids = people.map(({ employee_id }) => employee_id)
    return [{ code, weight: 'look', count: people.length, employee_ids, people, text: say(`payroll.check.${code}`) }]
  })
}

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
  const missing = rows.map(({ employee_id, findings }) => ({
    employee_id,
    fields: fieldsOf(findings),
    reason: reasonOf(findings.find(({ code }) => code === CANNOT)?.params ?? {}, { ...told, scheme: pack.scheme }),
  }))
  return checks.map((check) => (check.code === CANNOT ? { ...check, missing } : check))
}

const fieldsOf = (findings: readonly Finding[]): string[] =>
  String(findings.find(({ code }) => code === CANNOT)?.params?.fields ?? '')
    .split(' ')
    .filter(Boolean)

/** Entries of the sign-off that left people out name them. */
export async function namedLeftOut<Entry extends { text: string; detail: Readonly<Record<string, unknown>> }>(
  tx: Tx,
  companyId: string,
  period: Period,
  entries: readonly Entry[],
): Promise<Entry[]> {
  if (!entries.some(({ detail }) => Array.isArray(detail.left_out))) return [...entries]
  const names = new Map((await leftOutOf(tx, companyId, period)).map((one) => [one.employee_id, one.full_name]))
  return entries.map((entry) => {
    const ids = Array.isArray(entry.detail.left_out) ? entry.detail.left_out : []
    const people = ids.flatMap((id) => names.get(String(id)) ?? [])
    return people.length === 0 ? entry : { ...entry, text: `${entry.text}: ${people.join(', ')}` }
  })
}
