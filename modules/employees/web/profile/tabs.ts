/** The tabs, each loaded when it is opened first. */
import { type ComponentType, lazy } from 'react'
import type { ProfileTab } from '../../model/profile-tabs.ts'
import { AttendanceTab, LeaveTab } from './brought-tabs.tsx'
import type { Person } from './person-head.tsx'

type TabProps = { readonly person: Person }

export const tabs: Readonly<Record<ProfileTab, ComponentType<TabProps>>> = {
  overview: lazy(() => import('./overview/overview-tab.tsx')),
  personal: lazy(() => import('./personal/personal-tab.tsx')),
  family: lazy(() => import('./record/family-tab.tsx')),
  education: lazy(() => import('./record/education-tab.tsx')),
  achievements: lazy(() => import('./record/achievements-tab.tsx')),
  employment: lazy(() => import('./employment/employment-tab.tsx')),
  career: lazy(() => import('./record/career-tab.tsx')),
  sabbatical: lazy(() => import('./leaving/sabbatical-tab.tsx')),
  leave: LeaveTab,
  attendance: AttendanceTab,
  documents: lazy(() => import('./record/documents-tab.tsx')),
  salary: lazy(() => import('./pay/salary-tab.tsx')),
  bank: lazy(() => import('./pay/bank-tab.tsx')),
  tax: lazy(() => import('./pay/tax-tab.tsx')),
  insurance: lazy(() => import('./pay/insurance-tab.tsx')),
  retirement: lazy(() => import('./pay/retirement-tab.tsx')),
  face: lazy(() => import('./face/face-tab.tsx')),
  businessCard: lazy(() => import('./card/card-tab.tsx')),
  costCentre: lazy(() => import('./pay/cost-centre-tab.tsx')),
}
