/** Changing agreed pay by a sheet: from a day on, in the past or the future, all or nothing. */
import type { Country } from '#kernel/countries.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { lockCompany } from '#modules/company/server/public.ts'
import { MASK } from '#platform/activity/model/differences.ts'
import { type Happened, record } from '#platform/activity/server/activity.ts'
import type { Change } from '#platform/sheets/model/changes.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import { countryFields } from '../../model/country-fields/by-country.ts'
import { judgeSalaries, type PaidPerson, type SalaryChange, shownChanges } from '../../model/salary/salary-judgement.ts'
import { salarySheet } from '../../model/salary/salary-sheet.ts'
import { keepChanges } from '../changes/change-store.ts'
import { personNames } from '../lists/person-names.ts'
import { about, shownInLog } from '../log.ts'
import { employmentsOf } from '../pay/employments-store.ts'
import { ownEmployments } from '../pay/own-pay.ts'
import type { ManyServices } from '../update/update-batch.ts'
import { rateText } from './rate-text.ts'
import { allRates, type StoredRate, touchPeople, writeRates } from './rates-store.ts'

export const SALARY_BATCH = 'employee_salaries'

export type SalaryPlan = {
  readonly people: ReadonlyMap<string, PaidPerson>
  readonly written: readonly SalaryChange[]
  readonly changes: readonly Change[]
}

export function salaryBatch(
  companyId: string,
  country: Country,
  { seal, clock, actor, payInputsChanged, onlyAdmin }: ManyServices,
  { fromWizard }: { readonly fromWizard: boolean },
): SheetKind<SalaryPlan, object> {
  return {
    kind: SALARY_BATCH,
    sheet: salarySheet(country),

    async judge(tx, rows) {
      await lockCompany(tx, companyId)
      const people = await personNames(tx, companyId)
      const { components } = countryFields[country]
      const days = daysOf(await allRates(tx, { companyId, seal }))
      const employments = await employmentsOf(tx, companyId)
      const { faults, notes, changes } = judgeSalaries(rows, {
        components,
        people,
        days,
        employments,
        // Whoever moves a company in brings everybody's pay of before.
        own: fromWizard ? new Set() : await ownEmployments(tx, { companyId, accountId: actor.accountId, onlyAdmin }),
      })
      return { faults, notes, plan: { people, written: changes, changes: shownChanges(changes, people) } }
    },

    created: () => ({}),

    async store(tx, { people, written }, batchId) {
      if (written.length === 0) return
      await writeRates(tx, { companyId, seal }, written, actor.accountId)
      const employeeIds = [...new Set(written.map(({ employeeId }) => employeeId))]
      await touchPeople(tx, companyId, employeeIds)
      await keepChanges(
        tx,
        { companyId, seal },
        batchId,
        written.map(({ employeeId, component, from, amount, reason, former }) => ({
          employeeId,
          field: component,
          from,
          before: former === null ? null : rateText(former.amount, former.reason),
          after: rateText(amount, reason),
        })),
      )
      const [from] = written.map((one) => one.from).sort()
      await payInputsChanged(tx, companyId, {
        employeeIds,
        cause: 'salary',
        by: actor.name,
        ...(from && { from: plainDateOf(from) }),
      })
      await record(tx, companyId, happenedTo(batchId, people, written), { actor, now: clock.now() })
    },
  }
}

/** By employee and component, so that ten thousand people are looked up in no time. */
export function daysOf(rates: readonly StoredRate[]) {
  const days = new Map<string, StoredRate[]>()
  for (const rate of rates) {
    const key = `${rate.employeeId} ${rate.component}`
    const own = days.get(key)
    if (own) own.push(rate)
    else days.set(key, [rate])
  }
  return (employeeId: string, component: string): readonly StoredRate[] => days.get(`${employeeId} ${component}`) ?? []
}

/** Amounts and why they changed are masked in the log; that and from when they changed is not. */
function happenedTo(
  batchId: string,
  people: ReadonlyMap<string, PaidPerson>,
  written: readonly SalaryChange[],
): Happened[] {
  const byId = new Map([...people.values()].map((person) => [person.id, person]))
  const own = new Map<string, SalaryChange[]>()
  for (const change of written) own.set(change.employeeId, [...(own.get(change.employeeId) ?? []), change])
  const subject = { kind: 'import', id: batchId }
  return [
    { action: 'employees.salaries-updated', subject, after: { people: own.size } },
    ...[...own].map(([id, changes]) => ({
      action: 'employees.pay-changed',
      subject: about({ id, full_name: byId.get(id)?.fullName ?? '' }),
      before: shownInLog(Object.fromEntries(changes.map(({ component, held }) => [component, held]))),
      after: {
        ...shownInLog(Object.fromEntries(changes.map(({ component, amount }) => [component, amount]))),
        effective_from: changes[0]?.from ?? null,
        reason: changes[0]?.reason ? MASK : null,
      },
    })),
  ]
}
