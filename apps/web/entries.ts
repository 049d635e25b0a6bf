/**
 * What the navigation holds: groups of modules, each with its screens in the order of their tabs. By path alone, so that
 * a screen shows as soon as a module declares it; what nobody has built or may open is passed over (navigation.ts).
 */
import {
  type Icon,
  IconAward,
  IconBeach,
  IconBook,
  IconBuilding,
  IconCalendarMonth,
  IconCalendarUser,
  IconCash,
  IconChartBar,
  IconClockPlay,
  IconCreditCard,
  IconDeviceLaptop,
  IconDoorExit,
  IconFaceId,
  IconFileAnalytics,
  IconFileText,
  IconFingerprint,
  IconGift,
  IconHistory,
  IconHome,
  IconHomeEdit,
  IconHourglassHigh,
  IconId,
  IconInbox,
  IconLayoutBoard,
  IconListCheck,
  IconLuggage,
  IconMessageCircle,
  IconMoodSmile,
  IconReceipt,
  IconSchool,
  IconShieldHeart,
  IconSpeakerphone,
  IconTarget,
  IconTruckDelivery,
  IconUser,
  IconUserPlus,
  IconUsers,
  IconVirus,
} from '@tabler/icons-react'
import { useWaiting } from '#platform/approvals/web/waiting.ts'
import type { Me } from '#platform/identity/web/me.ts'

export type Tab = {
  readonly path: string
  /** Where the screen's own word says no more than the entry's. */
  readonly word?: string
  /** No page but a drawer for the screens below it, which stand under the tab as its parts. */
  readonly holds?: true
}
export type Entry = {
  /** The module's name; without it, that of its screen. */
  readonly word?: string
  readonly icon: Icon
  readonly tabs: readonly (string | Tab)[]
  /** The screen that must be open for any of them to show (decisions A7 and A8). */
  readonly under?: string
  /** Where its screen alone does not say whether there is anything behind it. */
  readonly shows?: (me: Me | undefined) => boolean
  /** How much waits behind it. */
  readonly useCount?: () => number
}
export type Group = { readonly word: string | null; readonly entries: readonly Entry[] }

export const HOME = '/app/dashboard'
export const APPROVALS = '/app/application'
export const MINE = '/me'

/** Others have an account and no employment. */
const isEmployed = (me: Me | undefined): boolean => (me?.employee_id ?? null) !== null

const people: readonly Entry[] = [
  {
    word: 'screen.employees',
    icon: IconUsers,
    tabs: [{ path: '/app/employee', word: 'tab.list' }, '/app/employee/organizationChart'],
  },
  {
    word: 'entry.recruitment',
    icon: IconUserPlus,
    tabs: [
      '/app/onboarding/vacancy',
      '/app/onboarding/candidates',
      '/app/onboarding/pendingInterview',
      { path: '/app/onboarding/resume/bank', word: 'tab.resumeBank', holds: true },
      '/app/onboarding/orientation',
      '/app/onboarding/checklist',
      '/app/onboarding/candidates2',
    ],
  },
  { icon: IconHourglassHigh, tabs: ['/app/probation'] },
  { word: 'entry.leaving', icon: IconDoorExit, tabs: ['/app/exit', '/app/company/exitReason'] },
  { icon: IconDeviceLaptop, tabs: ['/app/equipment'] },
]
const time: readonly Entry[] = [
  { icon: IconCalendarMonth, tabs: ['/app/calendar'] },
  {
    word: 'entry.attendance',
    icon: IconFingerprint,
    tabs: [
      '/app/attendance/reportV3',
      '/app/attendance/approval',
      '/app/attendance/timesheet',
      '/app/attendance/records',
      '/app/attendance/detail',
      '/app/attendance/rawLogs',
      '/app/attendance/report',
    ],
  },
  {
    word: 'entry.shifts',
    icon: IconCalendarUser,
    tabs: ['/app/schedule/planner', '/app/schedule/shift', '/app/standby'],
  },
  { word: 'entry.overtime', icon: IconClockPlay, tabs: ['/app/application/overtimeClaim'] },
  {
    word: 'screen.leaveApplicants',
    icon: IconBeach,
    tabs: [
      { path: '/app/application/leave/applicants', word: 'tab.requests' },
      '/app/application/leave/balance',
      '/app/application/offInLieu',
      '/app/application/replacementHoliday',
      '/app/application/leave/report',
      '/app/application/leave/nextYear',
    ],
  },
  { word: 'entry.wfh', icon: IconHomeEdit, tabs: ['/app/application/wfh'] },
]
const pay: readonly Entry[] = [
  {
    word: 'screen.payroll',
    icon: IconCash,
    under: '/app/payroll',
    tabs: [
      { path: '/app/payroll', word: 'tab.months' },
      { path: '/app/payroll/reports', word: 'tab.reports', holds: true },
      { path: '/app/payroll/forms', word: 'tab.forms', holds: true },
      '/app/payroll/ledger',
      '/app/payroll/calendar',
      '/app/payroll/yearEnd',
      '/app/payroll/replay',
      '/app/payroll/notice',
      '/app/payroll/compare',
      '/app/payroll/retro',
      '/app/payroll/tax-claims',
      '/app/payroll/settlement',
      '/app/payroll/salaryHistory',
      '/app/payroll/prevPreJoinedPayrollData',
      '/app/payroll/loan',
      '/app/payroll/otherEarningCategory',
      '/app/payroll/payTemplate',
      '/app/eform_guide',
    ],
  },
  {
    word: 'entry.claims',
    icon: IconReceipt,
    tabs: [{ path: '/app/application/normalClaim', word: 'tab.requests' }, '/app/application/normalClaim/balance'],
  },
  {
    word: 'entry.travel',
    icon: IconLuggage,
    tabs: [{ path: '/app/application/travel', word: 'tab.requests' }, '/app/application/travel/costCenter'],
  },
]
const growth: readonly Entry[] = [
  {
    word: 'entry.reviews',
    icon: IconAward,
    under: '/app/performanceReview',
    tabs: [{ path: '/app/performanceReview', word: 'tab.list' }, '/app/performanceReview/success/factor'],
  },
  {
    word: 'entry.objectives',
    icon: IconTarget,
    under: '/app/okr',
    tabs: [{ path: '/app/okr', word: 'tab.list' }, '/app/okr/success/factor', '/app/okr/template'],
  },
  {
    word: 'entry.training',
    icon: IconSchool,
    tabs: ['/app/training', { path: '/app/application/training', word: 'tab.requests' }],
  },
]
const workplace: readonly Entry[] = [
  { icon: IconSpeakerphone, tabs: ['/app/announcement'] },
  { icon: IconLayoutBoard, tabs: ['/app/storyBoard'] },
  { icon: IconMessageCircle, tabs: ['/app/chatAssistant'] },
  {
    word: 'entry.documents',
    icon: IconFileText,
    tabs: ['/app/documents/letter/template', '/app/documents/letter/sent', '/app/documents/letter/3rd/party'],
  },
  {
    word: 'entry.rewards',
    icon: IconGift,
    tabs: [
      '/app/rewards/type',
      '/app/rewards/catalog',
      '/app/rewards/reward/history',
      '/app/rewards/redemption',
      '/app/rewards/leaderboards',
    ],
  },
  { icon: IconMoodSmile, tabs: ['/app/mood'] },
  { icon: IconVirus, tabs: ['/app/quarantine'] },
  { icon: IconShieldHeart, tabs: ['/app/almaWellbeingAlerts'] },
  { icon: IconId, tabs: ['/app/businessCard'] },
]
const company: readonly Entry[] = [
  {
    word: 'group.company',
    icon: IconBuilding,
    tabs: [
      '/app/company/profile',
      '/app/company/location',
      '/app/company/departments',
      '/app/company/positions',
      '/app/company/holiday',
      '/app/company/makeUpDay',
    ],
  },
  { icon: IconChartBar, tabs: ['/app/analysis'] },
  {
    word: 'screen.reports',
    icon: IconFileAnalytics,
    tabs: [{ path: '/app/reportGenerator', word: 'tab.list' }, '/app/reportGenerator/runs'],
  },
  { icon: IconHistory, tabs: ['/app/activityLog'] },
  { icon: IconBook, tabs: ['/app/documentation'] },
  { icon: IconCreditCard, tabs: ['/app/billing'] },
  { icon: IconFileText, tabs: ['/app/latestSystemUpdate'] },
]

/** Addresses of no page of their own, which only lead on to the first screen below them; pages to which a list leads. */
export const leadOn: readonly string[] = [
  '/app/onboarding',
  '/app/attendance',
  '/app/schedule',
  '/app/documents',
  '/app/rewards',
  '/app/payroll/forms/cp22a/edit',
]

export const ofCompany: readonly Group[] = [
  {
    word: null,
    entries: [
      { icon: IconHome, tabs: [HOME] },
      { icon: IconInbox, tabs: [APPROVALS], useCount: useWaiting },
      { icon: IconUser, tabs: [MINE], shows: isEmployed },
      // Until the wizard's last step is done (decision A2).
      { icon: IconTruckDelivery, tabs: ['/app/migration'], shows: (me) => (me?.migration_wizard_step ?? -1) !== -1 },
    ],
  },
  { word: 'group.people', entries: people },
  { word: 'group.time', entries: time },
  { word: 'group.pay', entries: pay },
  { word: 'group.growth', entries: growth },
  { word: 'group.workplace', entries: workplace },
  { word: 'group.company', entries: company },
]

export const ofOperations: readonly Group[] = [
  {
    word: null,
    entries: [
      { icon: IconHome, tabs: ['/panel/dashboard'] },
      { icon: IconBuilding, tabs: ['/panel/companies'] },
      {
        word: 'entry.billing',
        icon: IconCreditCard,
        tabs: ['/panel/billing', '/panel/invoice', '/panel/payment', '/panel/companyPlan', '/panel/plans'],
      },
      { word: 'entry.partners', icon: IconUsers, tabs: ['/panel/salesCompany', '/panel/assignSalesCompany'] },
      { icon: IconFaceId, tabs: ['/panel/faceRecognitionHeadcountLimit'] },
      {
        word: 'screen.assistant',
        icon: IconMessageCircle,
        tabs: ['/panel/aiChatbotQuota', '/panel/aiAcknowledgement'],
      },
      { icon: IconListCheck, tabs: ['/panel/presets'] },
      { word: 'entry.tools', icon: IconFileAnalytics, tabs: ['/panel/jsonConverter', '/panel/ocr'] },
      { icon: IconSpeakerphone, tabs: ['/panel/latestSystemUpdate'] },
    ],
  },
]
