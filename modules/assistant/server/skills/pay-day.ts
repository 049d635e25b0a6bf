/** The next pay day, where the company has one; otherwise when pay was last released. */
import { dayNumber, daysBetween } from '#kernel/plain-date.ts'
import { ownPayslips } from '#modules/payroll/contract/own.ts'
import { monthText } from '#platform/words/format.ts'
import { type SkillOf, said } from '../asking.ts'

const SKILL = 'next_payday'

export const payDay: SkillOf = async ({ ask, t, day, language, nextPayDay, today }) => {
  const on = await nextPayDay()
  const sources = [{ label: t('myPay'), href: '/me/pay' }]
  if (on) {
    const left = daysBetween(today, on)
    const far = dayNumber(on) === dayNumber(today) ? t('today') : t('inDays', { count: left })
    return said(SKILL, t('payDay', { on: day(on), far }), {
      facts: [{ label: t('nextPayDay'), value: day(on) }],
      sources,
    })
  }
  const [last] = (await ask(ownPayslips))?.payslips ?? []
  if (!last) return said(SKILL, t('noPayDay'), { kind: 'unknown', sources })
  const released = day(last.released_at)
  return said(SKILL, t('noPayDayLast', { month: monthText(last.year, last.month, language), on: released }), {
    kind: 'unknown',
    facts: [{ label: t('lastReleased'), value: released }],
    sources,
  })
}
