/** What can be begun from the palette, each for whoever may do it; and months of pay by their name. */
import type { AreaId } from '#access/areas.ts'
import { mayEnter } from '#access/enter.ts'
import type { Session } from '#access/session.ts'
import { yearMonthText } from '#kernel/plain-date.ts'
import { currentMe } from '#platform/identity/web/me.ts'
import { monthText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import type { Recent } from './recent.ts'

type Doing = 'applyLeave' | 'claim' | 'overtime' | 'travel' | 'wfh' | 'addPerson' | 'importPeople' | 'month' | 'invite'
type Deed = {
  readonly word: `shell.do.${Doing}`
  readonly to: string
  readonly area: AreaId
  /** One's own, of whoever is employed. */
  readonly own?: true
}

const deeds: readonly Deed[] = [
  { word: 'shell.do.applyLeave', to: '/me/leave/apply', area: 'leave.own', own: true },
  { word: 'shell.do.claim', to: '/me/claims?ask=1', area: 'claims.own', own: true },
  { word: 'shell.do.overtime', to: '/me/overtime?ask=1', area: 'overtime.own', own: true },
  { word: 'shell.do.travel', to: '/me/travel?ask=1', area: 'travel.own', own: true },
  { word: 'shell.do.wfh', to: '/me/wfh?ask=1', area: 'workFromHome.own', own: true },
  { word: 'shell.do.addPerson', to: '/app/employee?ask=create', area: 'employee.create' },
  { word: 'shell.do.importPeople', to: '/app/employee?ask=add', area: 'employee.batch' },
  { word: 'shell.do.month', to: '/app/payroll', area: 'payroll' },
  { word: 'shell.do.invite', to: '/app/settings/access', area: 'access' },
]

export const deedsFor = (session: Session): readonly Deed[] =>
  deeds.filter(({ area, own }) => mayEnter(session, area) && (!own || currentMe()?.employee_id != null))

const MONTHS = 12
const LEAST = 3

/** "2026-11", "2026/11", "11/2026": as in the address, or as people note it. */
function keyTyped(sought: string): string | undefined {
  const [, year, month, first, second] = /^(\d{4})[-/.](\d{1,2})$|^(\d{1,2})[-/.](\d{4})$/.exec(sought.trim()) ?? []
  const number = month ?? first
  return number && `${year ?? second}-${number.padStart(2, '0')}`
}

/** Months of this year and the one before whose name is as typed: "nov", "november 2026", "11 月", "2026-11". */
export function monthFound(sought: string, language: Language, session: Session): Recent[] {
  const today = currentMe()?.today
  if (!today || sought.length < (language === 'en' ? LEAST : 1) || !mayEnter(session, 'payroll')) return []
  const typed = keyTyped(sought)
  const [year = 0, now = 1] = today.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, back) => year * MONTHS + now - 1 - back)
    .map((index) => ({ year: Math.floor(index / MONTHS), month: (index % MONTHS) + 1 }))
    .map(({ year, month }) => ({ key: yearMonthText({ year, month }), name: monthText(year, month, language) }))
    .filter(
      ({ key, name }) =>
        key === typed || name.toLowerCase().replaceAll(' ', '').includes(sought.toLowerCase().replaceAll(' ', '')),
    )
    .slice(0, 2)
    .map(({ key, name }) => ({ id: `month-${key}`, name, to: `/app/payroll?month=${key}` }))
}
