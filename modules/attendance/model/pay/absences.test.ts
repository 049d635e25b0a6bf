import { describe, expect, test } from 'vitest'
import { hoursOf, lateMinutes, unpaidHalves } from './absences.ts'

type Day = Parameters<typeof unpaidHalves>[0]
const schedule = { day_type: 'normal_working_day', free: 'unscheduled', shifts: [], cuts: [] } as const
const absent: Day = { status: 'absent', approval: 'approved', schedule, absentHalves: 2, late: 0, early: 0 }
const late: Day = { status: 'present', approval: 'auto_approved', schedule, absentHalves: 1, late: 90, early: 5 }

describe('what attendance takes off', () => {
  test('is a day of absence once it was approved, and nothing of a holiday or a day of rest', () => {
    expect(unpaidHalves(absent, 'none')).toBe(2)
    for (const approval of ['pending', 'rejected'] as const) {
      expect(unpaidHalves({ ...absent, approval }, 'none')).toBe(0)
    }
    const holiday = { ...schedule, day_type: 'public_holiday' } as const
    expect(unpaidHalves({ ...absent, schedule: holiday }, 'none')).toBe(0)
  })

  test('is lateness as a share of the day only by steps, and by minutes of days that were decided', () => {
    expect([unpaidHalves(late, 'none'), unpaidHalves(late, 'minutes'), unpaidHalves(late, 'steps')]).toEqual([0, 0, 1])
    expect(lateMinutes(late)).toEqual({ late: 90, early: 5 })
    expect(lateMinutes({ ...late, approval: 'pending' })).toEqual({ late: 0, early: 0 })
    const restDay = { ...schedule, day_type: 'non_working_day' } as const
    expect(lateMinutes({ ...late, schedule: restDay })).toEqual({ late: 0, early: 0 })
  })

  test('minutes are hours in decimals', () => {
    expect([0, 20, 30, 60, 95].map(hoursOf)).toEqual(['0', '0.333333', '0.500000', '1', '1.583333'])
  })
})
