/** Dates of agencies that are late or due within two weeks, for the first page. */
import { addDays } from '#kernel/plain-date.ts'
import type { HomeCard } from '#platform/home/server/home-card.ts'
import { datesBetweenDays } from './calendar-handlers.ts'
import type { PayformsNeeds } from './needs.ts'

const BACK_DAYS = 45
const AHEAD_DAYS = 14

export const agenciesHome = (needs: PayformsNeeds): HomeCard => ({
  key: 'agencies',
  areas: ['payroll'],
  read: async (tx, call) => {
    const span = { from: addDays(call.today, -BACK_DAYS), to: addDays(call.today, AHEAD_DAYS) }
    const found = await datesBetweenDays(tx, call, span, needs)
    return found
      .filter(({ status }) => status !== 'done')
      .map(({ authority, what, due_on, status, link }) => ({
        text: call.t(`payforms.home.${status === 'late' ? 'late' : 'due'}`, { authority, what }),
        on: due_on,
        to: link ?? `/app/payroll/calendar?tab=${status}`,
      }))
  },
})
