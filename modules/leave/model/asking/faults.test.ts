import { describe, expect, test } from 'vitest'
import { addDays, plainDateOf } from '#kernel/plain-date.ts'
import { parts, USUAL_WEEK } from '../days/calendar.ts'
import { type Asked, chargedDays } from '../days/charge.ts'
import { type LeaveType, plainType } from '../leave-type.ts'
import { type Asking, faultsOf, isCountable } from './faults.ts'
import { countedWithin, upTo } from './linked.ts'

const day = plainDateOf
const annual: LeaveType = { ...plainType, id: 'annual', kind: 'annual', name: 'Annual leave', name_zh: '年假' }

/** From Monday, 21 December 2026. */
function faults(
  days: Partial<Omit<Asked, 'from' | 'to'>> & { from?: string; to?: string } = {},
  type: Partial<LeaveType> = {},
  more: Partial<Asking> = {},
) {
  const from = day(days.from ?? '2026-12-21')
  const asked: Asked = {
    fromPart: days.fromPart ?? 'full',
    toPart: days.toPart ?? days.fromPart ?? 'full',
    hours: days.hours,
    from,
    to: day(days.to ?? days.from ?? '2026-12-21'),
  }
  const whole = { ...annual, ...type }
  return faultsOf({
    asked,
    type: whole,
    isOpen: true,
    days: chargedDays({ week: USUAL_WEEK, holidays: [], makeUps: [] }, asked, {
      countedIn: whole.counted_in,
      unit: whole.unit,
      dayHours: 16,
    }),
    person: { joinedOn: day('2020-01-01'), leftOn: null, sex: 'female', maritalStatus: 'single' },
    today: day('2026-12-01'),
    smallest: whole.smallest ?? 1,
    dayHours: 16,
    isOwn: true,
    reason: null,
    attachments: 0,
    event: { date: null, variant: null, number: 1 },
    variants: [],
    taken: [],
    locks: [],
    ...more,
  })
}

test('an ordinary request has no faults', () => {
  expect(faults({ from: '2026-12-21', to: '2026-12-24', fromPart: 'afternoon', toPart: 'morning' })).toEqual({})
})

describe('the days', () => {
  test('go forwards, and are no more than two years', () => {
    expect(faults({ from: '2026-12-21', to: '2026-12-20' })).toEqual({ to: ['leave.to-before-from'] })
    expect(faults({ to: '2029-12-21' })).toEqual({ to: ['leave.too-long'] })
  })

  test('lie no further ahead than leave is granted', () => {
    expect(faults({ from: '2999-12-30', to: '2999-12-31' })).toEqual({ to: ['leave.too-far-ahead'] })
  })

  test('have no holes in the middle', () => {
    expect(faults({ to: '2026-12-22', fromPart: 'morning', toPart: 'full' })).toHaveProperty('from_part')
    expect(faults({ to: '2026-12-22', fromPart: 'full', toPart: 'afternoon' })).toHaveProperty('to_part')
    expect(faults({ fromPart: 'morning', toPart: 'afternoon' })).toHaveProperty('to_part')
  })

  test('are in the smallest unit', () => {
    expect(faults({ fromPart: 'morning' }, { smallest: 2 })).toEqual({ from_part: ['leave.smallest-unit'] })
    const hours = (halves: number, type: Partial<LeaveType>) => faults({ hours: { startMinute: 540, halves } }, type)
    expect(hours(2, {})).toEqual({ hours: ['leave.no-hours'] })
    expect(hours(3, { unit: 'hour', smallest: 2 })).toEqual({ hours: ['leave.smallest-unit'] })
    expect(hours(3, { unit: 'hour', smallest: 1 })).toEqual({})
    expect(hours(40, { unit: 'hour', smallest: 1 })).toEqual({ hours: ['leave.past-midnight'] })
  })

  test('are whole where every day counts', () => {
    expect(faults({ fromPart: 'morning' }, { counted_in: 'calendar_days' })).toHaveProperty('from_part')
  })

  test('lie within the employment', () => {
    expect(faults({ from: '2019-12-31', to: '2020-01-02' })).toHaveProperty('from', ['leave.before-joining'])
    const leaving = { joinedOn: day('2020-01-01'), leftOn: day('2026-12-22'), sex: null, maritalStatus: null }
    expect(faults({ to: '2026-12-23' }, {}, { person: leaving })).toEqual({ to: ['leave.after-leaving'] })
    expect(faults({ to: '2026-12-22' }, {}, { person: leaving })).toEqual({})
  })

  test('are not locked, not asked for already, and cost something', () => {
    const lock = { from: day('2026-12-24'), to: day('2026-12-31') }
    expect(faults({ to: '2026-12-24' }, {}, { locks: [lock] })).toEqual({ from: ['leave.locked'] })
    const taken = [{ date: day('2026-12-22'), part: parts.morning }]
    expect(faults({ from: '2026-12-22', fromPart: 'morning' }, {}, { taken })).toEqual({ from: ['leave.overlap'] })
    expect(faults({ from: '2026-12-22', fromPart: 'afternoon' }, {}, { taken })).toEqual({})
    expect(faults({ from: '2026-12-26', to: '2026-12-27' })).toEqual({ from: ['leave.nothing-to-charge'] })
  })

  test('are asked for in time, by whoever asks for themselves', () => {
    const notice = { notice_days: 21 }
    expect(faults({}, notice)).toEqual({ from: ['leave.notice'] })
    expect(faults({ from: '2026-12-22' }, notice)).toEqual({})
    expect(faults({}, notice, { isOwn: false })).toEqual({})
    const late = { from: '2026-11-23' }
    expect(faults(late, { backdated_days: 7 })).toEqual({ from: ['leave.too-late'] })
    expect(faults(late, { backdated_days: 8 })).toEqual({})
  })

  test('are no more at once than the type allows', () => {
    expect(faults({ to: '2026-12-23' }, { longest: 5 })).toEqual({ to: ['leave.longer-than-allowed'] })
    expect(faults({ to: '2026-12-23' }, { longest: 6 })).toEqual({})
  })
})

describe('the person', () => {
  test('has the type in the group, and meets its conditions', () => {
    expect(faults({}, {}, { isOpen: false })).toEqual({ type_id: ['leave.type-not-open'] })
    expect(faults({}, { active: false })).toEqual({ type_id: ['leave.type-not-open'] })
    expect(faults({}, { sex: 'male' })).toEqual({ type_id: ['leave.type-not-for-you'] })
    expect(faults({}, { married: true })).toEqual({ type_id: ['leave.type-for-married'] })
    expect(faults({}, { service_months: 84 })).toEqual({ type_id: ['leave.type-needs-service'] })
    expect(faults({}, { service_months: 83 })).toEqual({})
  })
})

test('proof and reasons are demanded where the type says so', () => {
  expect(faults({}, { attachment_from: 0 })).toEqual({ attachment_ids: ['leave.attachment-needed'] })
  expect(faults({}, { attachment_from: 3 })).toEqual({})
  expect(faults({ to: '2026-12-22' }, { attachment_from: 3 }, { attachments: 1 })).toEqual({})
  expect(faults({}, { reason_needed: true })).toEqual({ reason: ['leave.reason-needed'] })
})

describe('an event', () => {
  const event = { granted: 'event', window_before: 10, window_after: 90 } as const
  const on = (date: string | null, more = {}, type = {}) =>
    faults(
      {},
      { ...event, ...type },
      { event: { date: date === null ? null : day(date), variant: null, number: 1, ...more } },
    )

  test('is named, and the leave lies around it', () => {
    expect(on(null)).toEqual({ event_date: ['leave.event-needed'] })
    expect(on('2026-12-31')).toEqual({})
    expect(on('2027-01-01')).toEqual({ event_date: ['leave.outside-the-event'] })
    expect(on(addDays(day('2026-12-21'), -90))).toEqual({})
    expect(on(addDays(day('2026-12-21'), -91))).toEqual({ event_date: ['leave.outside-the-event'] })
  })

  test('is one of those there are, and not one too many', () => {
    expect(on('2026-12-20', { number: 5 }, { events: 4 })).toEqual({ event_date: ['leave.too-many-events'] })
    const relation = (variant: string | null) =>
      faults({}, event, { event: { date: day('2026-12-20'), variant, number: 1 }, variants: ['parent', 'sibling'] })
    expect([relation(null), relation('cousin'), relation('sibling')]).toEqual([
      { variant: ['leave.variant-needed'] },
      { variant: ['leave.variant-needed'] },
      {},
    ])
  })
})

describe('leave that counts with another', () => {
  const days = ['2026-12-21', '2026-12-22', '2026-12-23'].map((date) => ({ date: day(date), charge: 2 }))

  test('counts from the day on which the year’s own part is used up', () => {
    expect(countedWithin(days, 3, 6).map(({ charge }) => charge)).toEqual([1, 2])
    expect(countedWithin(days, 0, 0).map(({ charge }) => charge)).toEqual([2, 2, 2])
    expect(countedWithin(days, 0, 6)).toEqual([])
    expect(countedWithin(days, 8, 6).map(({ charge }) => charge)).toEqual([2, 2, 2])
  })

  test('counts no more than the other has left', () => {
    expect(upTo(days, 3).map(({ charge }) => charge)).toEqual([2, 1])
    expect(upTo(days, 0)).toEqual([])
  })
})

test('a span of centuries is not counted, and is told as too long', () => {
  const asked = { from: day('1900-01-01'), to: day('2199-12-31') }
  expect([isCountable(asked), isCountable({ from: asked.from, to: addDays(asked.from, 731) })]).toEqual([false, true])
})
