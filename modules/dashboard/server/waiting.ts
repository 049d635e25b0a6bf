/** What waits for the caller, each with the place to do it; and the notices that stand until something is done. */

import type { AreaId } from '#access/areas.ts'
import { mayEnter } from '#access/enter.ts'
import { type YearMonth, yearMonthText } from '#kernel/plain-date.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { needsSecondFactor } from '../model/sight.ts'

/** Everything counted for the caller; undefined where it was not his to count. */
export type Facts = {
  readonly pay?: {
    readonly next: YearMonth
    readonly due: boolean
    readonly hasPeople: boolean
    readonly status: string
    readonly stale: number
    readonly toLookAt: number
    readonly unreleased: number
    /** Which run of the next month is at work. */
    readonly run?: number | undefined
    readonly releaseOf: (YearMonth & { readonly sequence?: number }) | undefined
  }
  readonly records?: { readonly without_account: number; readonly without_numbers: number }
  readonly companyNumbersMissing?: number
  readonly invited?: number
  readonly leaving?: number
  readonly companyDemandsSecondFactor: boolean
}

export type Waiting = { readonly code: string; readonly count: number; readonly to: string; readonly month?: YearMonth }

export function waitingFor(session: LiveSession, facts: Facts): Waiting[] {
  const { pay, records } = facts
  const may = (area: AreaId) => mayEnter(session, area)
  const approves = may('payroll.approve')
  const all: (Waiting | undefined)[] = [
    // Whom to pay comes before what.
    pay && { code: 'people', count: pay.hasPeople ? 0 : 1, to: may('employee') ? '/app/employee' : '/app/payroll' },
    pay && {
      ...payrollAt(pay.next),
      code: 'run',
      count: pay.hasPeople && pay.due && pay.status === 'none' ? 1 : 0,
    },
    pay && { ...payrollAt(pay.next, pay.run, 'tab=all&f.check=stale'), code: 'stale', count: pay.stale },
    pay && {
      ...payrollAt(pay.next, pay.run, 'tab=look'),
      code: 'look',
      count: pay.status === 'unconfirmed' ? pay.toLookAt : 0,
    },
    pay && { ...payrollAt(pay.next, pay.run), code: 'confirm', count: pay.status === 'unconfirmed' ? 1 : 0 },
    pay && approves
      ? { ...payrollAt(pay.next, pay.run), code: 'approve', count: pay.status === 'confirmed' ? 1 : 0 }
      : undefined,
    pay?.releaseOf && approves
      ? {
          ...payrollAt(pay.releaseOf, pay.releaseOf.sequence, 'tab=all&f.check=unreleased'),
          code: 'release',
          count: pay.unreleased,
        }
      : undefined,
    records && { code: 'without-account', count: records.without_account, to: recordsAt(may, 'account', pay?.next) },
    records && { code: 'without-numbers', count: records.without_numbers, to: recordsAt(may, 'numbers', pay?.next) },
    { code: 'company-numbers', count: facts.companyNumbersMissing ?? 0, to: '/app/company/profile' },
    { code: 'invited', count: facts.invited ?? 0, to: '/app/settings/access?f.state=invited' },
    { code: 'leaving', count: facts.leaving ?? 0, to: '/app/employee?tab=all&f.left=next30' },
  ]
  return all.filter((one) => one !== undefined).filter(({ count }) => count > 0)
}

export type Notice = { readonly code: string; readonly to: string | null }

/** Whoever may switch it on for all is sent there; the others to their own. */
export function noticesFor(session: LiveSession, facts: Facts): Notice[] {
  if (facts.companyDemandsSecondFactor || !needsSecondFactor(session)) return []
  return mayEnter(session, 'company.settings')
    ? [{ code: 'second-factor', to: '/app/settings/general' }]
    : [{ code: 'second-factor-own', to: '/app/account/twoFactor' }]
}

/** `narrowed`: to the payslips that are counted. */
const payrollAt = ({ year, month }: YearMonth, run = 1, narrowed = '') => ({
  month: { year, month },
  to: [`/app/payroll?month=${yearMonthText({ year, month })}`, run > 1 ? `run=${run}` : '', narrowed]
    .filter(Boolean)
    .join('&'),
})

/** Payroll roles that open no profiles find the same people in the run's checks. */
const findings = { account: 'no_bank_account', numbers: 'missing_number' } as const
function recordsAt(may: (area: AreaId) => boolean, lack: 'account' | 'numbers', next?: YearMonth): string {
  if (may('employee')) return `/app/employee?tab=all&f.lacks=${lack}`
  return next ? payrollAt(next, 1, `tab=all&f.check=${findings[lack]}`).to : '/app/payroll'
}
