import { expect, test } from 'vitest'
import { dayNumber, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { DayFact, RosteredShift, Span } from '#modules/holidays/model/public.ts'
import type { DayPerson, DayRules } from './day-rules.ts'
import { type FoundDay, personDays } from './person-days.ts'
import { keptOf } from './stale.ts'

/** The standard office hours: 09:00 to 18:00 with a break from 13:00 to 14:00, 480 minutes. */
const rules: DayRules = {
  country: 'MY',
  office: { starts: 540, ends: 1080, break: { starts: 780, ends: 840 } },
  clockInCutoff: null,
  clockOutCutoff: null,
  allowEarlier: 0,
  allowLater: 0,
  late: { office: { buffer: 0, limit: null }, adaptive: { buffer: 0, limit: null } },
  latenessStep: 0,
  durationMin: null,
  durationMax: null,
  breakPunches: false,
  autoApprove: false,
  extraFrom: 0,
  from: plainDateOf('2026-11-01'),
}
const office: DayPerson = {
  staff: 'office',
  flexible: false,
  clocks: true,
  joinedOn: plainDateOf('2020-01-01'),
  leftOn: null,
}
const barista: DayPerson = { ...office, staff: 'adaptive' }

const usual = (
  day: 'working' | 'half' | 'off' | 'rest' | 'holiday',
  works: Span = { starts: 0, ends: 1440 },
): DayFact => ({
  kind: 'usual',
  day,
  beneath: day === 'holiday' ? 'working' : day,
  works,
  holidayKinds: day === 'holiday' ? ['public'] : [],
  name: null,
  nameLocal: null,
})
const leave = (starts: number, ends: number): DayFact => ({
  kind: 'leave',
  status: 'approved',
  part: { starts, ends },
  applicationId: 'leave',
  name: 'Annual leave',
  nameLocal: null,
})
const away: DayFact = {
  kind: 'away',
  part: { starts: 0, ends: 1440 },
  source: 'travel',
  name: 'Business trip',
  nameLocal: null,
}
const shift = (starts: number, ends: number, pause: Span | null = null, flexible = false): RosteredShift => ({
  id: `${starts}`,
  name: 'Shift',
  shortName: 'S',
  starts,
  ends,
  break: pause,
  minutes: ends - starts - (pause ? pause.ends - pause.starts : 0),
  flexible,
})
const roster = (
  shifts: readonly RosteredShift[],
  mark: 'off' | 'rest' | null = null,
  status: 'draft' | 'confirmed' = 'confirmed',
): DayFact => ({ kind: 'roster', status, mark, shifts })

type Given = {
  readonly rules?: Partial<DayRules>
  readonly person?: DayPerson
  readonly facts?: Readonly<Record<string, readonly DayFact[]>>
  readonly flags?: readonly string[]
  readonly now?: string
  readonly kept?: readonly FoundDay[]
}
const minute = (text: string): number => {
  const [day = '', time = ''] = text.split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return dayNumber(plainDateOf(day)) * 1440 + hours * 60 + minutes
}

/** '2026-11-02 08:55 in' and so on; Monday 2 November is a working day unless something else is said. */
function days(clockings: readonly string[], from: string, to: string, given: Given = {}): FoundDay[] {
  const clocked = clockings.map((text) => {
    const [day, time, type] = text.split(' ')
    return {
      id: text,
      type: type === undefined ? null : (type as 'in'),
      at: minute(`${day} ${time}`),
      flags: given.flags ?? [],
    }
  })
  const kept = new Map<PlainDate, ReturnType<typeof keptOf> & { decision: 'approved' }>(
    given.kept?.map((day) => [day.date, { ...keptOf(day), decision: 'approved' }]),
  )
  return personDays(
    {
      person: given.person ?? office,
      clockings: clocked,
      factsOn: (date) => given.facts?.[date] ?? [usual('working')],
      kept,
    },
    { from: plainDateOf(from), to: plainDateOf(to) },
    { ...rules, ...given.rules },
    minute(given.now ?? '2026-11-30 12:00'),
  )
}
function day(clockings: readonly string[], given: Given = {}): FoundDay {
  const [found] = days(
    clockings.map((one) => `2026-11-02 ${one}`),
    '2026-11-02',
    '2026-11-02',
    given,
  )
  if (!found) throw new Error('there is no such day')
  return found
}
const on = (facts: readonly DayFact[]) => ({ facts: { '2026-11-02': facts } })

test('An office day: present from first in to last out less the break inside, worked within the schedule, the rest extra', () => {
  // 08:55 to 19:10 is 615 minutes, less 60 is 555; 480 lie within the schedule, 5 before it and 70 after it.
  expect(day(['08:55 in', '19:10 out'])).toMatchObject({
    status: 'present',
    firstIn: 535,
    lastOut: 1150,
    scheduled: 480,
    present: 555,
    worked: 480,
    extra: 75,
    late: 0,
    early: 0,
    night: 0,
  })
  // A break is taken off as far as it lies inside: 09:00 to 13:20 is 260 minutes less 20.
  expect(day(['09:00 in', '13:20 out'])).toMatchObject({ present: 240, worked: 240 })
})

test('S3-019 Within the buffer nobody is late, beyond it every minute from the start counts, by office and adaptive apart', () => {
  const late = { office: { buffer: 10, limit: null }, adaptive: { buffer: 5, limit: null } }
  expect(day(['09:10 in', '18:00 out'], { rules: { late } })).toMatchObject({ late: 0, worked: 470 })
  expect(day(['09:11 in', '18:00 out'], { rules: { late } }).late).toBe(11)
  const planned = on([usual('working'), roster([shift(540, 1080)])])
  expect(day(['09:06 in', '18:00 out'], { rules: { late }, person: barista, ...planned }).late).toBe(6)
})

test('S9-024 Lateness above the limit is absence up to the next half or whole day', () => {
  const late = { ...rules.late, office: { buffer: 0, limit: 60 } }
  const at = (time: string, latenessStep: 0 | 1 | 2) =>
    day([`${time} in`, '18:00 out'], { rules: { late, latenessStep } })
  expect(at('10:00', 1)).toMatchObject({ late: 60, absentHalves: 0 })
  // 61 of 480 minutes are 0.127 of a day.
  expect(at('10:01', 1)).toMatchObject({ late: 61, absentHalves: 1, status: 'present' })
  expect(at('10:01', 2).absentHalves).toBe(2)
  expect(at('10:01', 0).absentHalves).toBe(0)
  // 15:01: 361 minutes less the break, 301 of 480 are 0.63.
  expect(at('15:01', 1)).toMatchObject({ late: 301, absentHalves: 2 })
})

test('Leaving early is told in minutes and never absence', () => {
  expect(day(['09:00 in', '16:30 out'])).toMatchObject({ early: 90, late: 0, absentHalves: 0, worked: 390 })
})

test('S3-017 The flexible window moves start and end', () => {
  const flexible = { allowLater: 30, allowEarlier: 15 }
  expect(day(['09:20 in', '18:20 out'], { rules: flexible })).toMatchObject({
    late: 0,
    early: 0,
    worked: 480,
    extra: 0,
  })
  expect(day(['09:20 in', '18:00 out'], { rules: flexible })).toMatchObject({ late: 0, early: 20 })
  expect(day(['09:40 in', '18:30 out'], { rules: flexible })).toMatchObject({ late: 10, early: 0 })
  expect(day(['08:30 in', '17:45 out'], { rules: flexible })).toMatchObject({
    late: 0,
    early: 0,
    worked: 480,
    extra: 15,
  })
})

test('S3-052 Whoever has flexible hours is never late, nor is anybody on a flexible shift', () => {
  expect(day(['11:00 in', '15:00 out'], { person: { ...office, flexible: true } })).toMatchObject({ late: 0, early: 0 })
  const planned = on([usual('working'), roster([shift(540, 1080, null, true)])])
  expect(day(['11:00 in', '15:00 out'], { person: barista, ...planned })).toMatchObject({ late: 0, early: 0 })
})

test('S3-016 Under the least duration a day is flagged, over the most it is not counted', () => {
  expect(day(['09:00 in', '12:00 out'], { rules: { durationMin: 240 } }).flags).toEqual(['too_short'])
  // 15 hours less the break are 840; 720 count: 480 within the schedule and 240 beyond.
  expect(day(['08:00 in', '23:00 out'], { rules: { durationMax: 720 } })).toMatchObject({
    present: 720,
    worked: 480,
    extra: 240,
    flags: ['too_long'],
  })
})

test('Breaks are as clocked where the company wants that', () => {
  const clocked = ['09:00 in', '12:30 break_out', '13:00 break_in', '18:00 out']
  expect(day(clocked)).toMatchObject({ present: 480 })
  expect(day(clocked, { rules: { breakPunches: true } })).toMatchObject({ present: 510 })
  expect(day(['09:00 in', '18:00 out'], { rules: { breakPunches: true } }).present).toBe(540)
})

test('A night shift belongs to the day on which it begins, and its hours from 22:00 to 06:00 are night', () => {
  const night = shift(22 * 60, 31 * 60, { starts: 26 * 60, ends: 27 * 60 })
  const facts = { '2026-11-02': [usual('working'), roster([night])], '2026-11-03': [usual('working'), roster([])] }
  const found = days(['2026-11-02 21:50 in', '2026-11-03 07:05 out'], '2026-11-02', '2026-11-03', {
    person: barista,
    facts,
  })
  // 22:00 to 07:00 less an hour is 480; 22:00 to 06:00 less that hour is 420.
  expect(found[0]).toMatchObject({ status: 'present', worked: 480, night: 420, extra: 15, lastOut: 1865 })
  expect(found[1]).toMatchObject({ status: 'unscheduled', present: 0 })
})

test('A pair goes to the nearest shift, from four hours before it to eight after it', () => {
  const two = on([usual('working'), roster([shift(540, 780), shift(1020, 1260)])])
  const both = day(['08:55 in', '13:05 out', '16:58 in', '21:00 out'], { person: barista, ...two })
  // Each shift from its first in to its last out: 250 and 242 minutes, 240 of each within it.
  expect(both).toMatchObject({ status: 'present', present: 492, worked: 480, extra: 12, late: 0 })
  // The second was missed: its 240 minutes are lateness of the day.
  expect(day(['08:55 in', '13:05 out'], { person: barista, ...two })).toMatchObject({ late: 240, worked: 240 })
  const one = on([usual('working'), roster([shift(840, 1080)])])
  expect(day(['09:59 in', '12:00 out'], { person: barista, ...one }).pairs[0]?.slot.shift).toBe(null)
  expect(day(['10:00 in', '12:00 out'], { person: barista, ...one }).pairs[0]?.slot.shift).toBe(0)
})

test('Without types the first is in and the last is out', () => {
  expect(day(['08:58', '12:31', '13:29', '18:02'])).toMatchObject({ firstIn: 538, lastOut: 1082, status: 'present' })
  expect(day(['08:58'])).toMatchObject({ firstIn: 538, lastOut: null, status: 'incomplete' })
})

test('A lost clock-out leaves its day incomplete and takes nothing from the next', () => {
  const found = days(
    ['2026-11-02 09:00 in', '2026-11-03 08:58 in', '2026-11-03 18:00 out', '2026-11-04 18:01 out'],
    '2026-11-02',
    '2026-11-04',
  )
  expect(found.map(({ status, present, firstIn, lastOut }) => [status, present, firstIn, lastOut])).toEqual([
    ['incomplete', 0, 540, null],
    ['present', 482, 538, 1080],
    ['incomplete', 0, null, 1081],
  ])
  // In twice, out once: first in to last out, and flagged.
  expect(day(['09:00 in', '13:50 in', '18:00 out'])).toMatchObject({ present: 480, flags: ['unpaired'] })
  expect(day(['09:00 in', '13:50 out', '18:00 out'])).toMatchObject({ present: 480, flags: ['unpaired'] })
})

test('An earlier in and a later out added to a complete day leave nothing missing', () => {
  expect(day(['08:30 in', '09:00 in', '18:00 out', '19:00 out'])).toMatchObject({ present: 570, flags: [] })
  expect(day(['08:30 in', '09:00 in', '18:00 out', '19:00 out', '20:00 out'])).toMatchObject({ flags: ['unpaired'] })
})

test('S3-018 Before the clock-in cut-off belongs to the day before, after the clock-out cut-off closes nothing', () => {
  const cutoffs = { clockInCutoff: 300, clockOutCutoff: 240 }
  const early = days(['2026-11-03 04:50 in', '2026-11-03 08:00 out'], '2026-11-02', '2026-11-03', { rules: cutoffs })
  expect(early.map(({ status, firstIn, extra }) => [status, firstIn, extra])).toEqual([
    ['present', 1730, 190],
    ['absent', null, 0],
  ])
  const until = (time: string) =>
    days(['2026-11-02 09:00 in', `2026-11-03 ${time} out`], '2026-11-02', '2026-11-02', { rules: cutoffs })[0]
  expect(until('04:00')).toMatchObject({ status: 'present', lastOut: 1680 })
  expect(until('04:01')).toMatchObject({ status: 'incomplete', lastOut: null })
})

test('Hours of leave are cut out of the schedule, half days up to or from the middle of the break', () => {
  // The middle of the break is 13:30: each half has 240 minutes.
  const morning = on([usual('working'), leave(0, 720)])
  expect(day(['13:30 in', '18:00 out'], morning)).toMatchObject({ scheduled: 240, worked: 240, late: 0, early: 0 })
  const afternoon = on([usual('working'), leave(720, 1440)])
  expect(day(['09:00 in', '13:30 out'], afternoon)).toMatchObject({ scheduled: 240, worked: 240, late: 0, early: 0 })
  // From 09:00 to 11:00: two hours less, late from 11:00 on.
  const hours = on([usual('working'), leave(540, 660)])
  expect(day(['11:05 in', '18:00 out'], hours)).toMatchObject({ scheduled: 360, late: 5 })
  expect(day([], morning)).toMatchObject({ status: 'absent', absentHalves: 1 })
  expect(day([], on([usual('working'), leave(0, 1440)]))).toMatchObject({ status: 'leave', absentHalves: 0 })
})

test('What a day is without clockings', () => {
  const status = (facts: readonly DayFact[], more: Given = {}) => day([], { ...on(facts), ...more }).status
  expect(day([])).toMatchObject({ status: 'absent', absentHalves: 2, scheduled: 480 })
  expect(status([usual('working'), away])).toBe('away')
  expect(status([usual('holiday')])).toBe('holiday')
  expect(status([usual('off')])).toBe('off')
  expect(status([usual('rest')])).toBe('rest')
  expect(status([usual('working')], { now: '2026-11-02 17:59' })).toBe('upcoming')
  expect(status([usual('working')], { now: '2026-11-02 18:00' })).toBe('absent')
  expect(status([usual('working')], { person: barista })).toBe('unscheduled')
  expect(status([usual('working'), roster([], 'off')], { person: barista })).toBe('off')
  expect(status([usual('working'), roster([shift(540, 1080)])], { person: barista })).toBe('absent')
  // Nobody was told of a draft.
  expect(status([usual('working'), roster([shift(540, 1080)], null, 'draft')], { person: barista })).toBe('unscheduled')
  // Half a week day missed is half a day.
  expect(day([], on([usual('half', { starts: 0, ends: 720 })]))).toMatchObject({ scheduled: 240, absentHalves: 1 })
})

test('Nobody is absent before attendance began, without a way to clock, before joining or after leaving', () => {
  expect(day([], { rules: { from: plainDateOf('2026-11-03') } })).toMatchObject({
    status: 'unscheduled',
    flags: ['not_asked'],
  })
  expect(day([], { rules: { from: null } }).status).toBe('unscheduled')
  expect(day([], { person: { ...office, clocks: false } }).status).toBe('unscheduled')
  const person = { ...office, joinedOn: plainDateOf('2026-11-03'), leftOn: plainDateOf('2026-11-04') }
  expect(days([], '2026-11-02', '2026-11-06', { person }).map(({ date }) => date)).toEqual(['2026-11-03', '2026-11-04'])
})

test('Extra time counts from so many minutes a day on, as planning sets it', () => {
  const extra = (extraFrom: number) => day(['09:00 in', '18:20 out'], { rules: { extraFrom } }).extra
  expect([extra(0), extra(20), extra(21)]).toEqual([20, 20, 0])
})

test('S3-061 Work on a free day is all extra, and the day keeps its type', () => {
  const found = day(['10:00 in', '14:00 out'], on([usual('rest')]))
  expect(found).toMatchObject({ status: 'present', present: 240, worked: 0, extra: 240, scheduled: 0 })
  expect(found.schedule.day_type).toBe('sunday_holiday')
  expect(day([], on([usual('off')])).schedule.day_type).toBe('non_working_day')
  const rostered = on([usual('working'), roster([shift(540, 1080)], 'rest')])
  expect(day(['09:00 in', '18:00 out'], { person: barista, ...rostered })).toMatchObject({
    worked: 540,
    schedule: { day_type: 'sunday_holiday' },
  })
})

test('S9-023 Approved by itself: complete, unflagged, from half the standard to twelve hours', () => {
  const of = (clockings: readonly string[], more: Given = {}) =>
    day(clockings, { ...more, rules: { autoApprove: true, ...more.rules } }).approval
  // Standard 480: 3.9 hours are 234 minutes, 4.0 are 240; twelve hours less the break take thirteen.
  expect(of(['09:00 in', '12:54 out'])).toBe('pending')
  expect(of(['09:00 in', '13:00 out'])).toBe('auto_approved')
  expect(of(['08:00 in', '21:00 out'])).toBe('auto_approved')
  expect(of(['08:00 in', '21:06 out'])).toBe('pending')
  expect(of(['09:00 in', '18:00 out'], { flags: ['offline'] })).toBe('auto_approved')
  expect(of(['09:00 in', '18:00 out'], { flags: ['outside_location'] })).toBe('pending')
  expect(of(['09:00 in'])).toBe('pending')
  expect(of([])).toBe('pending')
  expect(of(['09:00 in', '18:00 out'], { rules: { autoApprove: false } })).toBe('pending')
  expect(day([], on([usual('off')])).approval).toBe(null)
})

test('An approved day keeps its schedule, and is stale once schedule or clockings are others', () => {
  const approved = day(['09:00 in', '18:00 out'])
  const kept = [approved]
  expect(day(['09:00 in', '18:00 out'], { kept })).toMatchObject({ approval: 'approved', stale: false })
  const other = on([usual('off')])
  expect(day(['09:00 in', '18:00 out'], { kept, ...other })).toMatchObject({ stale: true, scheduled: 480, worked: 480 })
  expect(day(['09:00 in', '18:30 out'], { kept })).toMatchObject({ stale: true, approval: 'approved', extra: 30 })
})

test('Whoever is at work right now is present, and once nothing can close it the day is incomplete', () => {
  const given = (now: string) => day(['09:00 in'], { now, rules: { autoApprove: true } })
  expect(given('2026-11-02 11:00')).toMatchObject({ status: 'present', isOpen: true, approval: 'pending', late: 0 })
  expect(given('2026-11-03 02:01')).toMatchObject({ status: 'incomplete', isOpen: false })
})
