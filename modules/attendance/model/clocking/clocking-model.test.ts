import { describe, expect, test } from 'vitest'
import { dayNumber, plainDateOf } from '#kernel/plain-date.ts'
import { codeText, isGood, readCode, slotAt, slotEnds } from './kiosk-qr.ts'
import { isRepeat, momentOf } from './moment.ts'
import { placeAt } from './place.ts'
import { isImpossible } from './speed.ts'
import { nextType, stateAfter } from './state.ts'
import { dayOf } from './work-date.ts'

const at = (text: string) => new Date(`2026-11-20T${text}Z`)
const NOON = at('12:00:00')

describe('when a clocking was', () => {
  test.each([
    ['now', undefined, undefined, '12:00:00', []],
    ['two minutes ago, as it was sent', '11:58:00', undefined, '11:58:00', []],
    ['a second more: without a connection', '11:57:59', undefined, '11:57:59', ['offline']],
    ['a little ahead', '12:02:00', undefined, '12:02:00', []],
    // The device's clock is ten minutes fast: it said 11:40 when it was 11:30.
    ['by a fast clock', '11:40:00', '12:10:00', '11:30:00', ['offline', 'clock_corrected']],
    ['by a slow clock, just now', '11:00:00', '11:00:00', '12:00:00', ['clock_corrected']],
    ['by a clock that is off by less than it takes to send', '11:30:00', '11:58:00', '11:30:00', ['offline']],
  ] as const)('%s', (_what, occurred, sent, wanted, flags) => {
    const moment = momentOf({
      occurredAt: occurred && at(occurred),
      sentAt: sent && at(sent),
      receivedAt: NOON,
    })
    expect(moment).toEqual({ occurredAt: at(wanted), flags })
  })

  test('is not in the future, and not older than sixty hours', () => {
    const told = (occurredAt: Date) => momentOf({ occurredAt, sentAt: undefined, receivedAt: NOON })
    expect(told(at('12:02:01'))).toEqual({ fault: 'ahead' })
    expect(told(new Date('2026-11-18T00:00:00Z'))).toMatchObject({ flags: ['offline'] })
    expect(told(new Date('2026-11-17T23:59:59Z'))).toEqual({ fault: 'too-old' })
  })

  test('one type again within a minute is one', () => {
    expect([isRepeat(at('12:00:00'), at('12:00:59')), isRepeat(at('12:00:59'), at('12:00:00'))]).toEqual([true, true])
    expect(isRepeat(at('12:00:00'), at('12:01:00'))).toBe(false)
  })
})

describe('where a clocking was', () => {
  // 0.001 of a degree of latitude is 111 metres.
  const door = { id: 'door', name: 'Door', latitude: 3, longitude: 101, radius: 100 }
  const yard = { id: 'yard', name: 'Yard', latitude: 3.004, longitude: 101, radius: 500 }
  const from = (north: number, accuracy: number | null = null) => ({ latitude: 3 + north, longitude: 101, accuracy })

  test.each([
    ['within the radius', 0.0008, null, 'door', true],
    ['beyond it', 0.001, null, 'door', false],
    ['beyond it by less than the device knows', 0.001, 12, 'door', true],
    ['of what it does not know a hundred metres count', 0.0017, 5000, 'door', true],
    ['and not more', 0.0019, 5000, 'door', false],
  ] as const)('%s', (_what, north, accuracy, id, isInside) => {
    expect(placeAt(from(north, accuracy), [door])).toMatchObject({ place: { id }, isInside })
  })

  test('the nearest is told, of those it was inside of first', () => {
    expect(placeAt(from(0.0015), [door, yard])).toMatchObject({ place: { id: 'yard' }, distance: 278, isInside: true })
    expect(placeAt(from(-0.01), [yard, door])).toMatchObject({ place: { id: 'door' }, isInside: false })
    expect(placeAt(from(0), [])).toBeUndefined()
  })

  test('nobody is faster than an airliner', () => {
    const penang = { latitude: 5.4141, longitude: 100.3288, accuracy: 20 }
    const kl = { latitude: 3.1579, longitude: 101.7116, accuracy: 20 }
    // 294 kilometres: in an hour by air, not in a quarter of one.
    expect(isImpossible({ ...penang, at: at('09:00:00') }, { ...kl, at: at('10:00:00') })).toBe(false)
    expect(isImpossible({ ...penang, at: at('09:00:00') }, { ...kl, at: at('09:15:00') })).toBe(true)
    // Two readings of one place in one second.
    expect(isImpossible({ ...kl, at: NOON }, { ...kl, latitude: 3.1629, at: NOON })).toBe(false)
  })
})

describe('whether somebody is at work', () => {
  const typed = (...types: ('in' | 'out' | 'break_out' | 'break_in' | null)[]) =>
    types.map((type, hour) => ({ type, at: at(`0${hour}:00:00`) }))

  test.each([
    [[], 'out', 'in'],
    [['in'], 'in', 'out'],
    [['in', 'break_out'], 'break', 'break_in'],
    [['in', 'break_out', 'break_in'], 'in', 'out'],
    [['in', 'out'], 'out', 'in'],
    [[null], 'in', 'out'],
    [[null, null], 'out', 'in'],
  ] as const)('after %j', (types, state, next) => {
    const now = stateAfter(typed(...types), NOON)
    expect([now.state, nextType(now)]).toEqual([state, next])
  })

  test('not for ever: a forgotten clock-out ends by itself', () => {
    expect(stateAfter(typed('in'), new Date('2026-11-20T20:00:00Z')).state).toBe('in')
    expect(stateAfter(typed('in'), new Date('2026-11-20T20:00:01Z'))).toEqual({ state: 'out', since: null })
  })
})

describe('a clocking belongs to the day on which its shift begins (S3-018)', () => {
  const day = dayNumber(plainDateOf('2026-11-20'))
  const on = (shifts: readonly (readonly [number, number])[]) => ({
    ...{ day_type: 'normal_working_day' as const, free: 'unscheduled' as const, cuts: [] },
    shifts: shifts.map(([starts, ends]) => ({
      ...{ id: null, name: null, short_name: null, starts, ends, break: null, flexible: false },
    })),
  })
  const at = (minute: number, type: 'in' | 'out' = 'in', id = 'this') => ({
    id,
    type,
    at: day * 1440 + minute,
    flags: [],
  })
  const rules = { clockInCutoff: 300, clockOutCutoff: null }
  const office = { others: [], schedules: new Map([-1, 0, 1].map((one) => [day + one, on([[540, 1080]])])), rules }

  test('in the office the cut-off parts the days', () => {
    expect(dayOf(at(540), { ...office, staff: 'office' }).date).toBe('2026-11-20')
    expect(dayOf(at(1440 + 299), { ...office, staff: 'office' }).date).toBe('2026-11-20')
    expect(dayOf(at(1440 + 300), { ...office, staff: 'office' }).date).toBe('2026-11-21')
  })

  test('by the roster the shift does: late for the night before, early for the morning, whatever the cut-off', () => {
    const night = { others: [], schedules: new Map([[day, on([[1320, 1800]])]]), staff: 'adaptive' as const, rules }
    expect(dayOf(at(1440 + 10), night)).toMatchObject({ date: '2026-11-20', firstIn: 1450, lastOut: null })
    const morning = { ...night, schedules: new Map([[day + 1, on([[360, 840]])]]) }
    expect(dayOf(at(1440 + 290), morning).date).toBe('2026-11-21')
    const gone = dayOf(at(1440 + 365, 'out'), { ...night, others: [at(1318, 'in', 'before')] })
    expect(gone).toMatchObject({ date: '2026-11-20', firstIn: 1318, lastOut: 1805, shifts: [{ starts: 1320 }] })
  })
})

describe('the code at the door', () => {
  const code = {
    companyId: '0190a0b0-0000-7000-8000-000000000001',
    kioskId: '0190a0b0-0000-7000-8000-000000000002',
    slot: slotAt(NOON),
  }
  const signed = `${codeText(code)}.${'s'.repeat(43)}`

  test('is new every half minute and good for a minute and a half', () => {
    expect(slotEnds(code.slot)).toEqual(at('12:00:30'))
    expect([isGood(code, NOON), isGood(code, at('12:01:30')), isGood(code, at('12:01:31'))]).toEqual([
      true,
      true,
      false,
    ])
    expect(isGood(code, at('11:59:29'))).toBe(false)
  })

  test('is read by itself and out of an address', () => {
    expect(readCode(signed)).toEqual({ ...code, signature: 's'.repeat(43) })
    expect(readCode(`https://hr.example.com/me/attendance?qr=${signed}`)).toMatchObject(code)
    for (const wrong of ['', 'x', codeText(code), `${signed}x`, signed.replace('.', ' ')])
      expect(readCode(wrong)).toBeUndefined()
  })
})
