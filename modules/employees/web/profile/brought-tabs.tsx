/** Tabs of a profile that other modules bring: this one knows none of them, apps/web puts them together. */
import { type ComponentType, createContext, Suspense, use } from 'react'
import type { Person } from './person-head.tsx'

type Tab = ComponentType<{ readonly employeeId: string }>
/** Why somebody leaves, of the reasons for one way of leaving (1 resignation, 2 termination, 3 probation, 4 contract). */
export type ExitReasonField = ComponentType<{
  readonly typeId: number
  readonly value: string
  readonly onChange: (id: string) => void
}>
export type BroughtTabs = {
  readonly exitReason?: ExitReasonField
  readonly leave?: Tab
  readonly leaveLeft?: Tab
  readonly customFields?: Tab
  readonly equipment?: Tab
  readonly attendance?: Tab
}

export const PersonTabs = createContext<BroughtTabs>({})

export function LeaveTab({ person }: { readonly person: Person }) {
  const { leave: Tab } = use(PersonTabs)
  return Tab ? <Tab employeeId={person.id} /> : null
}

export function AttendanceTab({ person }: { readonly person: Person }) {
  const { attendance: Tab } = use(PersonTabs)
  return Tab ? <Tab employeeId={person.id} /> : null
}

/** On the overview. */
export function LeaveLeft({ person }: { readonly person: Person }) {
  const { leaveLeft: Part } = use(PersonTabs)
  return Part ? (
    <Suspense fallback={null}>
      <Part employeeId={person.id} />
    </Suspense>
  ) : null
}

/** Below the employment. */
export function PersonEquipment({ personId }: { readonly personId: string }) {
  const { equipment: Part } = use(PersonTabs)
  return Part ? (
    <Suspense fallback={null}>
      <Part employeeId={personId} />
    </Suspense>
  ) : null
}

/** Below what the product itself keeps of a person. */
export function CustomFields({ personId }: { readonly personId: string }) {
  const { customFields: Part } = use(PersonTabs)
  return Part ? (
    <Suspense fallback={null}>
      <Part employeeId={personId} />
    </Suspense>
  ) : null
}
