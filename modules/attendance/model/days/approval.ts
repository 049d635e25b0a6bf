/** What becomes of a day: decided by somebody, by itself where the company wants that and nothing speaks against it, or it waits. */
import { AUTO_MOST, AUTO_SHARE, type DayRules } from './day-rules.ts'
import type { WorkedDay } from './worked-day.ts'

export const approvals = ['pending', 'auto_approved', 'approved', 'rejected'] as const
export type DayApproval = (typeof approvals)[number]
export type Decided = 'approved' | 'rejected'

/** Days on which there is nothing to decide have none. */
export function approvalOf(
  day: Pick<WorkedDay, 'status' | 'flags' | 'present' | 'scheduled' | 'isOpen'>,
  decided: Decided | null,
  { autoApprove }: Pick<DayRules, 'autoApprove'>,
): DayApproval | null {
  if (!isDecidable(day)) return null
  if (decided) return decided
  return autoApprove && approvesItself(day) ? 'auto_approved' : 'pending'
}

export const isDecidable = ({ status }: Pick<WorkedDay, 'status'>): boolean =>
  status === 'present' || status === 'incomplete' || status === 'absent'

const approvesItself = ({
  status,
  flags,
  present,
  scheduled,
  isOpen,
}: Pick<WorkedDay, 'status' | 'flags' | 'present' | 'scheduled' | 'isOpen'>): boolean =>
  status === 'present' &&
  !isOpen &&
  flags.every((flag) => flag === 'offline') &&
  present >= scheduled * AUTO_SHARE &&
  present <= AUTO_MOST

/** Nothing on it is to be looked at: whole, in time, and with nothing noted beside it. */
export const isPlain = (
  day: Pick<WorkedDay, 'status' | 'flags' | 'present' | 'scheduled' | 'late' | 'early' | 'absentHalves'> & {
    readonly lastOut: unknown
  },
): boolean =>
  approvesItself({ ...day, isOpen: day.lastOut === null }) &&
  day.late === 0 &&
  day.early === 0 &&
  day.absentHalves === 0
