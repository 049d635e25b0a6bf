/** The places at the thumb of one's own pages; what belongs to an employment is not offered to who has none. */
import { IconCalendar, IconCash, IconHome, IconSend, IconUser } from '@tabler/icons-react'
import type { AreaId } from '#access/areas.ts'
import { mayEnter } from '#access/enter.ts'
import type { Session } from '#access/session.ts'

const places = [
  { path: '/me', icon: IconHome, word: 'me.home', area: 'me' },
  { path: '/me/leave', icon: IconCalendar, word: 'me.time', area: 'leave.own' },
  { path: '/me/requests', icon: IconSend, word: 'me.requests', area: 'application' },
  { path: '/me/pay', icon: IconCash, word: 'me.pay', area: 'me' },
  { path: '/me/profile', icon: IconUser, word: 'me.profile', area: 'me' },
] as const satisfies readonly { area: AreaId; [other: string]: unknown }[]

const OF_EMPLOYMENT = ['/me/leave', '/me/pay', '/me/offInLieu', '/me/replacementHoliday'] as const

export const isOfEmployment = (path: string): boolean =>
  OF_EMPLOYMENT.some((one) => path === one || path.startsWith(`${one}/`))

export const placesFor = (session: Session | undefined, isEmployed: boolean) =>
  places.filter(({ path, area }) => mayEnter(session, area) && (isEmployed || !isOfEmployment(path)))
