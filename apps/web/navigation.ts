/**
 * The left navigation: groups of screens, by path. An entry shows only where its screen's area may be entered;
 * children hang under their parent and vanish with it; empty groups vanish (architecture, section 5).
 */
import {
  type Icon,
  IconBeach,
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconCalendarMonth,
  IconCalendarRepeat,
  IconCash,
  IconChartBar,
  IconClockPlus,
  IconDoorExit,
  IconHierarchy2,
  IconHistory,
  IconHome,
  IconId,
  IconInbox,
  IconMapPin,
  IconSettings,
  IconSitemap,
  IconTags,
  IconTemplate,
  IconTruckDelivery,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import { enter } from '#access/enter.ts'
import type { Session } from '#access/session.ts'
import { useWaiting } from '#platform/approvals/web/waiting.ts'
import type { Screen } from '#platform/contract/screen.ts'
import { currentMe } from '#platform/identity/web/me.ts'
import { screens } from './compose.ts'

export type Entry = {
  readonly path: string
  readonly icon: Icon
  readonly children?: readonly Entry[]
  /** Where its screen alone does not say whether there is anything behind it. */
  readonly shows?: (session: Session) => boolean
  /** How much waits behind it. */
  readonly useCount?: () => number
}
export type Group = { readonly word: string | null; readonly entries: readonly Entry[] }

/** Managers: their people's leave, and no list of everybody's. */
const isOnlyOfTeam = (session: Session): boolean => enter(session, 'leave') !== 'allowed'

const company: readonly Group[] = [
  {
    word: null,
    entries: [
      { path: '/app/dashboard', icon: IconHome },
      { path: '/app/application', icon: IconInbox, useCount: useWaiting },
      { path: '/me', icon: IconUser, shows: () => isEmployed() },
      { path: '/app/migration', icon: IconTruckDelivery, shows: () => isMovingIn() },
    ],
  },
  {
    word: 'group.people',
    entries: [
      {
        path: '/app/employee',
        icon: IconUsers,
        children: [{ path: '/app/employee/organizationChart', icon: IconSitemap }],
      },
    ],
  },
  {
    word: 'group.time',
    entries: [
      {
        path: '/app/application/leave/applicants',
        icon: IconBeach,
        children: [
          { path: '/app/application/leave/balance', icon: IconBeach },
          { path: '/app/application/leave/report', icon: IconBeach },
          { path: '/app/application/leave/nextYear', icon: IconBeach },
          { path: '/app/application/replacementHoliday', icon: IconBeach },
        ],
      },
      { path: '/app/application/offInLieu', icon: IconClockPlus },
      { path: '/app/application/leave/balance', icon: IconBeach, shows: isOnlyOfTeam },
      { path: '/app/application/leave/report', icon: IconChartBar, shows: isOnlyOfTeam },
      { path: '/app/calendar', icon: IconCalendarMonth },
    ],
  },
  {
    word: 'group.pay',
    entries: [
      {
        path: '/app/payroll',
        icon: IconCash,
        children: [
          { path: '/app/payroll/otherEarningCategory', icon: IconTags },
          { path: '/app/payroll/payTemplate', icon: IconTemplate },
        ],
      },
    ],
  },
  { word: 'group.growth', entries: [] },
  { word: 'group.workplace', entries: [{ path: '/app/businessCard', icon: IconId }] },
  {
    word: 'group.company',
    entries: [
      { path: '/app/company/profile', icon: IconBuilding },
      { path: '/app/company/location', icon: IconMapPin },
      { path: '/app/company/departments', icon: IconHierarchy2 },
      { path: '/app/company/positions', icon: IconBriefcase },
      { path: '/app/company/holiday', icon: IconCalendarEvent },
      { path: '/app/company/makeUpDay', icon: IconCalendarRepeat },
      { path: '/app/analysis', icon: IconChartBar },
      { path: '/app/company/exitReason', icon: IconDoorExit },
      { path: '/app/activityLog', icon: IconHistory },
      { path: '/app/settings', icon: IconSettings, shows: (session) => settingsFor(session).length > 0 },
    ],
  },
]
const operations: readonly Group[] = [
  {
    word: null,
    entries: [
      { path: '/panel/dashboard', icon: IconHome },
      { path: '/panel/companies', icon: IconBuilding },
    ],
  },
]

/** Until the wizard's last step is done (decision A2). */
const isMovingIn = (): boolean => (currentMe()?.migration_wizard_step ?? -1) !== -1

/** Others have an account and no pages of their own. */
const isEmployed = (): boolean => (currentMe()?.employee_id ?? null) !== null

export function navigationFor(session: Session): readonly Group[] {
  return (session.type === 'ops' ? operations : company)
    .map((group) => ({ ...group, entries: open(group.entries, session) }))
    .filter(({ entries }) => entries.length > 0)
}

/** The entry that a page stands under: of those above it the nearest, so that one alone is the current one. */
export function placeOf(pathname: string): string | undefined {
  const above = navigationPaths.filter((path) => pathname === path || pathname.startsWith(`${path}/`))
  return above.toSorted((one, other) => other.length - one.length)[0]
}
export const navigationPaths: readonly string[] = [...company, ...operations]
  .flatMap(({ entries }) => entries)
  .flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)])

export const SETTINGS = '/app/settings/'
/** The areas of settings, as modules contribute them: every screen below /app/settings/. */
export const settingsFor = (session: Session): readonly Screen[] =>
  screens.filter((screen) => screen.path.startsWith(SETTINGS) && mayOpen(screen, session))

export const wordOf = (path: string): string => screens.find((screen) => screen.path === path)?.word ?? path

export function mayOpen(screen: Screen, session: Session): boolean {
  if ('public' in screen) return true
  if ('area' in screen) return enter(session, screen.area) === 'allowed'
  return session.complete && session.type === 'ops' && screen.ops.some((role) => session.roles.includes(role))
}

function open(entries: readonly Entry[], session: Session): readonly Entry[] {
  return entries
    .filter(({ path, shows }) => isOpen(path, session) && (shows?.(session) ?? true))
    .map((entry) => ({ ...entry, children: open(entry.children ?? [], session) }))
}

const isOpen = (path: string, session: Session): boolean =>
  screens.some((screen) => screen.path === path && mayOpen(screen, session))
