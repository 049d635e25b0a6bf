/** The tabs of a profile in their order, and the area that opens each (decision C2). */
import type { AreaId } from '#access/areas.ts'
import { mayEnter } from '#access/enter.ts'
import type { Session } from '#access/session.ts'

export const profileTabs = [
  { tab: 'overview', area: 'employee', group: 'person' },
  { tab: 'personal', area: 'employee', group: 'person' },
  { tab: 'family', area: 'employee.file', group: 'person' },
  { tab: 'education', area: 'employee.education', group: 'person' },
  { tab: 'achievements', area: 'employee.file', group: 'person' },
  { tab: 'employment', area: 'employee', group: 'work' },
  { tab: 'career', area: 'employee.career', group: 'work' },
  { tab: 'sabbatical', area: 'employee.file', group: 'work' },
  { tab: 'leave', area: 'leave.team', group: 'work' },
  { tab: 'attendance', area: 'attendance.team', group: 'work' },
  { tab: 'documents', area: 'employee.file', group: 'work' },
  { tab: 'salary', area: 'employee.pay', group: 'pay' },
  { tab: 'bank', area: 'employee.pay', group: 'pay' },
  { tab: 'tax', area: 'employee.pay', group: 'pay' },
  { tab: 'insurance', area: 'employee.pay', group: 'pay' },
  { tab: 'retirement', area: 'employee.pay', group: 'pay' },
  { tab: 'costCentre', area: 'employee.pay', group: 'pay' },
  { tab: 'face', area: 'employee.face', group: 'more' },
  { tab: 'businessCard', area: 'employee.card', group: 'more' },
] as const satisfies readonly { readonly tab: string; readonly area: AreaId; readonly group: string }[]

export type ProfileTab = (typeof profileTabs)[number]['tab']
export type TabGroup = (typeof profileTabs)[number]['group']

export const tabsFor = (session: Session | undefined): readonly (typeof profileTabs)[number][] =>
  profileTabs.filter(({ area }) => mayEnter(session, area))
