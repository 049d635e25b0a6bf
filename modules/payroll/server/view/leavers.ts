/** Whom no open month pays any more, with what their closed months were wrong by; and who is owed something still. */

import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { inBrackets, listText, moneyText } from '#platform/words/format.ts'
import type { Period } from '../../model/period.ts'
import { asFarBackAs } from '../calculation/contributions.ts'
import { leftCorrections } from '../calculation/left-corrections.ts'
import type { PayrollNeeds } from '../needs.ts'
import type { Check } from './checks-view.ts'

type Leaver = { readonly id: string; readonly fullName: string; readonly told: readonly string[] }
type Leavers = Readonly<Record<'left_corrections' | 'left_owed', readonly Leaver[]>>
type Reading = { readonly say: Say; readonly language: Language }

export async function leaversOf(
  tx: Tx,
  companyId: string,
  { contributions }: Pick<PayrollNeeds, 'contributions'>,
  period: Period,
  { say, language }: Reading,
): Promise<Leavers> {
  const corrections = await leftCorrections(tx, companyId, contributions, period)
  const days = { from: asFarBackAs(period), to: period.last }
  const { currency } = await companyFacts(tx, companyId)
  const money = (amount: string) => moneyText(amount, currency)
  const owed: Leaver[] = []
  for (const { owedOnLeaving } of contributions) {
    for (const { amounts = [], ...one } of (await owedOnLeaving?.(tx, companyId, days, { say, language })) ?? []) {
      owed.push({ ...one, told: [...one.told, ...amounts.map(({ told, amount }) => `${told}: ${money(amount)}`)] })
    }
  }
  const corrected = corrections.map(({ id, fullName, brought }): Leaver => {
    const told = brought.map((one) => `${one.told[language]}: ${one.kind === 'amount' ? money(one.amount) : one.days}`)
    return { id, fullName, told }
  })
  return { left_corrections: corrected, left_owed: owed }
}

export function leaverChecks(found: Leavers, { say, language }: Reading): Check[] {
  const codes = ['left_corrections', 'left_owed'] as const
  return codes.flatMap((code): Check[] => {
    const leavers = found[code]
    if (leavers.length === 0) return []
    const text = say(language, `payroll.check.${code}`, { people: namesOf(leavers, language) })
    return [{ code, weight: 'look', count: leavers.length, employee_ids: leavers.map(({ id }) => id), text }]
  })
}

function namesOf(leavers: readonly Leaver[], language: Language): string {
  const each = leavers.slice(0, NAMED).map(({ fullName, told }) => inBrackets(fullName, told.join('; '), language))
  return listText([...each, ...(leavers.length > NAMED ? ['…'] : [])], language)
}

/** More are counted. */
const NAMED = 5
