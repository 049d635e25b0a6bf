/** A large year as a job, and what ends with each day. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import type { JobWork } from '#platform/jobs/server/jobs.ts'
import { REST_IN_LIEU } from '../../model/earned/rest-in-lieu.ts'
import { monthsAfter } from '../../model/entitlement/service.ts'
import { leaveBook, leaveBookOn } from '../book.ts'
import { grantThrough } from '../ledger/granting.ts'
import type { PayPort } from '../needs.ts'
import { nextPayMonth, payMonthsOf } from '../pay/pay-month.ts'
import { lockPeople } from '../people.ts'
import { closeRest } from '../rest-in-lieu/rest-lots.ts'
import { typesOf } from '../types/type-store.ts'
import { byPayMonth, restsEnded, settledAccounts } from './rests.ts'
import { paidOutBy, runYear } from './run-year.ts'
import { carriedUntil, writeSettlement } from './write-settlement.ts'

export const YEAR_JOB = 'leave.next-year'
export type YearInput = { readonly yearFrom: PlainDate; readonly payMonth: string }

export const leaveJobs = ({ db, clock }: Services, pay: PayPort): ReadonlyMap<string, JobWork> =>
  new Map([
    [
      YEAR_JOB,
      async ({ companyId, input, actor, step }) => {
        // One transaction: it can be stopped before it begins, and begun again where a process died.
        await step(0, 1)
        const company = db.forCompany(companyId)
        const done = await company.transaction(async (tx) => {
          const book = await leaveBook(tx, { company, clock })
          return runYear(tx, book, { ...(input as YearInput), actor, now: clock.now() }, pay)
        })
        await step(1, 1)
        return done
      },
    ],
  ])

/** What ended yesterday: of years of service what may be is carried on; what was carried once and not used is gone. */
export const leaveOvernight = (pay: PayPort): DailyWork => ({
  name: 'leave overnight',
  at: '00:30',
  run: async ({ db, clock }, { companyId, today }) => {
    const company = db.forCompany(companyId)
    await company.transaction((tx) => grantUnseen(tx, companyId, addDays(today, -1)))
    await company.transaction((tx) => closeRest(tx, companyId, today, clock.now()))
    await company.transaction(async (tx) => {
      const book = await leaveBookOn(tx, companyId, () => today)
      const types = (await typesOf(tx, companyId)).filter(({ kind }) => kind !== REST_IN_LIEU)
      const ended = await restsEnded(tx, companyId, today, types)
      if (ended.length === 0) return
      await lockPeople(tx, companyId, [...new Set(ended.map(({ employee_id }) => employee_id))])
      const rests = await restsEnded(tx, companyId, today, types)
      const byId = new Map(types.map((type) => [type.id, type]))
      const accounts = settledAccounts(rests, byId, book)
      const employeeIds = paidOutBy(accounts)
      if (employeeIds.length > 0) await pay.changed(tx, companyId, { employeeIds, cause: 'leave', by: 'Kerja' })
      // With the next pay there is. What no pay reaches any more is told with the pay of the month.
      const monthOf = await payMonthsOf(tx, pay, companyId, await nextPayMonth(tx, pay, companyId, today))
      const settling = {
        companyId,
        now: clock.now(),
        by: null,
        runId: null,
        dayHours: book.dayHours,
        carriedUntil: carriedUntil((first) => addDays(monthsAfter(first, 12), -1)),
      }
      await writeSettlement(tx, settling, byPayMonth(accounts, monthOf).payable)
    })
  },
})

/** What ended yesterday while nobody ever looked at it is granted as it was then, and so is there to be settled. */
async function grantUnseen(tx: Tx, companyId: string, yesterday: PlainDate): Promise<void> {
  const book = await leaveBookOn(tx, companyId, () => yesterday)
  if (book.hasBegun) await grantThrough(tx, book, yesterday)
}
