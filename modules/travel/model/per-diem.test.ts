import { describe, expect, test } from 'vitest'
import { amountOf, amountText } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { nearestRate, type PerDiemRate, perDiemDays, totalOf } from './per-diem.ts'

const day = plainDateOf
const rate = (full: string, more: Partial<PerDiemRate> = {}): PerDiemRate => ({
  ...{ place: null, country_code: null, claim_group_id: null, effective_from: day('2026-01-01') },
  ...{ full_day: amountOf(full), breakfast: amountOf('20'), lunch: amountOf('30'), dinner: amountOf('30') },
  free_per_day: null,
  ...more,
})
const penang = (from: string, to: string) => [{ place: 'Penang', country_code: 'MY', from: day(from), to: day(to) }]
const meals = (date: string, given: Partial<Record<'breakfast' | 'lunch' | 'dinner', boolean>>) => ({
  ...{ date: day(date), breakfast: false, lunch: false, dinner: false },
  ...given,
})
const by = { rates: [rate('120')], groupId: null, country: 'MY', smallest: 1n } as const
const trip = (from: string, to: string, given: ReturnType<typeof meals>[] = []) => ({
  from: day(from),
  to: day(to),
  destinations: penang(from, to),
  meals: given,
})
const amounts = (days: ReturnType<typeof perDiemDays>) => days.map(({ amount }) => amountText(amount))

describe('the per diem', () => {
  test('of three days at 120 with a breakfast given on the second is 60 + 100 + 60, as the specification reckons it', () => {
    const days = perDiemDays(trip('2026-12-07', '2026-12-09', [meals('2026-12-08', { breakfast: true })]), by)
    expect(amounts(days)).toEqual(['60.00', '100.00', '60.00'])
    expect(amountText(totalOf(days))).toBe('220.00')
    expect(days.map(({ halves }) => halves)).toEqual([1, 2, 1])
  })

  test('of an only day is half, and meals never take it below nothing', () => {
    expect(amounts(perDiemDays(trip('2026-12-07', '2026-12-07'), by))).toEqual(['60.00'])
    const all = meals('2026-12-07', { breakfast: true, lunch: true, dinner: true })
    expect(amounts(perDiemDays(trip('2026-12-07', '2026-12-07', [all]), by))).toEqual(['0.00'])
  })

  test('rounds a half up to the smallest unit: a sen in Malaysia, a dollar in Taiwan', () => {
    const odd = trip('2026-12-07', '2026-12-07')
    expect(amounts(perDiemDays(odd, { ...by, rates: [rate('85.55')] }))).toEqual(['42.78'])
    const taiwan = { ...by, rates: [rate('1235')], country: 'TW', smallest: 100n } as const
    expect(amounts(perDiemDays(odd, taiwan))).toEqual(['618.00'])
  })

  test('goes by the nearest rate: the place, then the country, then anywhere; the group’s own before everybody’s', () => {
    const rates = [
      rate('100'),
      rate('110', { country_code: 'MY' }),
      rate('130', { place: 'penang', country_code: 'MY' }),
      rate('150', { place: 'Penang', claim_group_id: 'leaders' }),
      rate('140', { place: 'Penang', effective_from: day('2026-12-08') }),
    ]
    const found = (place: string, country_code: string, on: string, groupId: string | null = null) => {
      const where = { place, country_code, from: day(on), to: day(on) }
      return amountText(nearestRate({ rates, groupId }, where, day(on))?.full_day ?? 0n)
    }
    expect(found('Penang', 'MY', '2026-12-07')).toBe('130.00')
    expect(found('Penang', 'MY', '2026-12-08')).toBe('140.00')
    expect(found('Penang', 'MY', '2026-12-08', 'leaders')).toBe('150.00')
    expect(found('Ipoh', 'MY', '2026-12-07')).toBe('110.00')
    expect(found('Tokyo', 'JP', '2026-12-07')).toBe('100.00')
    expect(found('Ipoh', 'MY', '2025-12-31')).toBe('0.00')
  })

  test('of a day in two places is that of where one went; a day for which nothing is known has no rate', () => {
    const [kl, tokyo] = [rate('100', { country_code: 'MY' }), rate('300', { country_code: 'JP', full_day: null })]
    const destinations = [
      { place: 'Penang', country_code: 'MY', from: day('2026-12-07'), to: day('2026-12-08') },
      { place: 'Osaka', country_code: 'JP', from: day('2026-12-08'), to: day('2026-12-09') },
    ]
    const known = rate('300', { country_code: 'JP' })
    const whole = { ...trip('2026-12-07', '2026-12-09'), destinations }
    expect(amounts(perDiemDays(whole, { ...by, rates: [kl, known] }))).toEqual(['50.00', '300.00', '150.00'])
    const unknown = perDiemDays(whole, { ...by, rates: [kl, tokyo] })
    expect(unknown.map(({ rate: of }) => of === null)).toEqual([false, true, true])
  })

  test('goes back to the rate of the longer stay once a shorter one within it is over', () => {
    const destinations = [
      ...penang('2026-12-07', '2026-12-12'),
      { place: 'Tokyo', country_code: 'JP', from: day('2026-12-08'), to: day('2026-12-09') },
    ]
    const rates = [rate('100', { country_code: 'MY' }), rate('300', { country_code: 'JP' })]
    const days = perDiemDays({ ...trip('2026-12-07', '2026-12-12'), destinations }, { ...by, rates })
    expect(amounts(days)).toEqual(['50.00', '300.00', '300.00', '100.00', '100.00', '50.00'])
  })

  test('counts as salary in Taiwan what exceeds 600 on a day at home, or what the company says, and nothing abroad', () => {
    const taiwan = { ...by, country: 'TW', smallest: 100n } as const
    const home = [{ place: '高雄', country_code: 'TW', from: day('2026-12-07'), to: day('2026-12-09') }]
    const whole = { ...trip('2026-12-07', '2026-12-09'), destinations: home }
    const excess = (rates: PerDiemRate[], one = whole) =>
      perDiemDays(one, { ...taiwan, rates }).map((found) => amountText(found.excess))
    expect(excess([rate('1000')])).toEqual(['0.00', '400.00', '0.00'])
    expect(excess([rate('1000', { free_per_day: amountOf('700') })])).toEqual(['0.00', '300.00', '0.00'])
    const abroad = home.map((one) => ({ ...one, country_code: 'JP' }))
    expect(excess([rate('1000')], { ...whole, destinations: abroad })).toEqual(['0.00', '0.00', '0.00'])
  })
})
