/** A payslip that was released within two weeks, for the first page of its owner; its amount stays on the payslip. */
import { addDays } from '#kernel/plain-date.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import type { OwnDue } from '#platform/home/server/home-card.ts'
import { monthText } from '#platform/words/format.ts'
import { releasedPayslips } from './own-payslip-store.ts'

const NEW_DAYS = 14

export const payslipDue: OwnDue = {
  areas: ['me'],
  read: async (tx, { company, employeeId, session, today, t, language }) => {
    const [latest] = await releasedPayslips(tx, company.companyId, employeeId)
    if (!latest) return []
    const on = clockOf(() => new Date(latest.released_at)).today(session.timezone)
    if (on < addDays(today, -NEW_DAYS)) return []
    const { id, year, month } = latest
    return [{ text: t('payroll.home.payslip', { month: monthText(year, month, language) }), on, to: `/me/pay/${id}` }]
  },
}
