/** What is left of a lot whose time is over and that nobody has settled: does it wait to be carried on or paid out? */
import type { LeaveType } from '../leave-type.ts'

/** What the law gives anew each year anyway, for an event or for a month, just ends; so does what was carried once. */
export const waitsFor = (
  { granted, carry_most, leftover }: Pick<LeaveType, 'granted' | 'carry_most' | 'leftover'>,
  once: boolean,
): boolean => (once ? leftover === 'pay_out' : isClosed(granted) && (leftover === 'pay_out' || carry_most > 0))

const isClosed = (granted: LeaveType['granted']) => CLOSED.some((one) => one === granted)
/** Granted so, what is left is settled: with the year, or by the night. */
export const CLOSED = ['year', 'anniversary', 'hand'] as const
