/** Everything the law is asked about for a batch of people, read in one short transaction. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { peopleForMonth } from '#modules/employees/server/public.ts'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import { isAlike } from '../../model/alike-days.ts'
import { isAmount, isDays } from '../../model/contributed.ts'
import { withinTheirType } from '../../model/contributed-amounts.ts'
import type { CountryPack, Item, PersonMonth } from '../../model/country-pack.ts'
import { isLastOf } from '../../model/halves.ts'
import { itemsOfContributed } from '../../model/items-of-contributed.ts'
import type { FormerPayslip, RunFacts } from '../../model/make-payslip.ts'
import { withEarlierRuns } from '../../model/month-of-runs.ts'
import { isLastRegular, isWhole, REGULAR } from '../../model/period.ts'
import { hasAllOfMonth } from '../../model/run-types.ts'
import { earlierPayslips } from '../earlier-payslips.ts'
import { taxClaimsOf } from '../income-tax/claims-store.ts'
import { itemsOfPeople } from '../item-store.ts'
import type { PayContribution } from '../needs.ts'
import { yearsSoFar } from '../opening/years-so-far.ts'
import { earlierRunsOf } from '../runs/earlier-runs.ts'
import { aheadForPay } from '../worked/ahead-for-pay.ts'
import { contributionsOf } from './contributions.ts'

export type PersonInput = { readonly month: PersonMonth; readonly former: FormerPayslip | undefined }

export function inputsOf(
  company: Pick<CompanyDb, 'companyId' | 'transaction'>,
  pack: CountryPack,
  { period, company: facts }: Pick<RunFacts, 'period' | 'company'>,
  contributions: readonly PayContribution[],
  employeeIds: readonly string[],
  /** Of a last pay that is only looked at: without what was entered for it already. */
  without?: 'own-items',
): Promise<PersonInput[]> {
  return company.transaction(async (tx) => {
    const people = await peopleForMonth(tx, company.companyId, period, employeeIds)
    const before = await earlierRunsOf(tx, company.companyId, period, employeeIds)
    const isAgain = (id: string) =>
      period.worked !== undefined &&
      isWhole(period) &&
      (before.get(id) ?? []).some(({ run, type }) => run === REGULAR || hasAllOfMonth(type))
    const items = new Map<string, Item[]>(employeeIds.map((id) => [id, []]))
    for (const { employee_id, run, ...item } of await itemsOfPeople(
      tx,
      company.companyId,
      period,
      employeeIds,
      pack.oneLaw,
    )) {
      if (without && run === period.run) continue
      if (run === REGULAR || run === period.run || run === period.half?.which || isAgain(employee_id))
        items.get(employee_id)?.push(itemOf(item))
    }
    const earlier = await earlierPayslips(tx, company.companyId, period, employeeIds, pack.oneLaw)
    const yearSoFar = await yearsSoFar(tx, company.companyId, pack, period, people, earlier)
    const claims = await taxClaimsOf(tx, company.companyId, period, employeeIds)
    // What comes by itself comes with the month’s own pay.
    const coming = isWhole(period) ? [aheadForPay, ...contributions] : []
    const contributed = await contributionsOf(tx, company.companyId, coming, period, employeeIds)
    // With the last pay of the month or of the person, and once: an approved first half took nothing back.
    const takesBack = (leftOn: PlainDate | null) =>
      isLastRegular(period) || period.worked === 'final' || (period.half && isLastOf(leftOn, period.half))
    return people.map((person) => {
      const all = contributed.get(person.id)
      const own = items.get(person.id) ?? []
      const amounts = all?.filter((one) => !isDays(one)) ?? []
      const repayments =
        isAgain(person.id) || !takesBack(person.leftOn)
          ? []
          : amounts.filter(isAmount).filter(({ taking }) => taking !== undefined)
      const { fits, waits } = withinTheirType(
        amounts.filter((one) => isAlike(one) || !one.taking),
        own,
      )
      const brought = all && [...all.filter(isDays), ...fits]
      const former = isWhole(period) && !isAgain(person.id) ? earlier.get(person.id)?.former : undefined
      const taxClaims = claims.get(person.id)
      const whole = [...own, ...itemsOfContributed(pack, brought ?? [], person, facts)]
      return {
        month: {
          ...withEarlierRuns(pack, period, person, whole, before.get(person.id)),
          ...(brought && { contributed: brought }),
          ...(repayments.length > 0 && { repayments }),
          ...(waits.length > 0 && { waits }),
          ...(taxClaims && { taxClaims }),
          ...(yearSoFar.get(person.id) ?? { carried: undefined }),
        },
        former,
      }
    })
  })
}

type Stored = Omit<Awaited<ReturnType<typeof itemsOfPeople>>[number], 'employee_id' | 'run'>

function itemOf({ type, amount, code, name_en, name_zh, position, for_month }: Stored): Item {
  if (for_month !== null) return { type, amount, forMonth: for_month }
  if (code === null || name_en === null || name_zh === null) return { type, amount }
  return { type, amount, category: { code, names: { en: name_en, 'zh-Hant': name_zh }, position: position ?? 0 } }
}
