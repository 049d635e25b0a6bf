import { describe, expect, test } from 'vitest'
import { amountOf, amountText } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { areBands, baseAmount, differsBy, inHundredths, mileageAmount } from './amounts.ts'
import { type Around, type ClaimWish, judgeClaim } from './claim.ts'
import { entitledTo, periodOf } from './limits.ts'
import { policiesOf } from './policies.ts'

const day = plainDateOf

describe('amounts', () => {
  test('are the rate of the day, half up to the smallest unit; Taiwan pays whole dollars', () => {
    expect(amountText(baseAmount(amountOf('124.40'), null, 'MYR'))).toBe('124.40')
    expect(amountText(baseAmount(amountOf('10.00'), '4.4625', 'MYR'))).toBe('44.63')
    expect(amountText(baseAmount(amountOf('10.05'), '32.5', 'TWD'))).toBe('327.00')
  })

  const flat = { amount_per_unit: '0.85', bands: null }
  const bands = [
    { up_to: '500', amount_per_unit: '0.85' },
    { up_to: null, amount_per_unit: '0.75' },
  ]
  test('by distance are rate times distance: 42.55 km at 0.85 are 36.17', () => {
    expect(amountText(mileageAmount(inHundredths('42.55'), 0n, flat, 'MYR'))).toBe('36.17')
    expect(amountText(mileageAmount(inHundredths('10'), 0n, { amount_per_unit: '0.80', bands: null }, 'MYR'))).toBe(
      '8.00',
    )
  })
  test('by distance with bands add up in the order sent: after 480 km, 50 km make 39.50', () => {
    expect(amountText(mileageAmount(5000n, 48_000n, { amount_per_unit: '0.85', bands }, 'MYR'))).toBe('39.50')
    expect(amountText(mileageAmount(5000n, 60_000n, { amount_per_unit: '0.85', bands }, 'MYR'))).toBe('37.50')
  })
  test('have bands that go upwards and end open', () => {
    expect(areBands(bands)).toBe(true)
    expect(areBands([...bands].reverse())).toBe(false)
    expect(areBands([{ up_to: '100', amount_per_unit: '0.85' }])).toBe(false)
    expect(areBands([{ up_to: null, amount_per_unit: '0.00' }])).toBe(false)
  })
  test('of rates by hand differ in hundredths of a percent', () => {
    expect([differsBy('4.12', '4'), differsBy('4', '4'), differsBy('3.88', '4')]).toEqual([300n, 0n, 300n])
  })
})

describe('limits', () => {
  const year = periodOf('year', day('2026-11-20'))
  const joined = { joinedOn: day('2026-04-16'), leftOn: null }
  const entitled = (prorate: 'none' | 'by_month' | 'by_day', who = joined, currency = 'MYR') =>
    amountText(entitledTo({ amount: '1200.00', prorate, period: 'year' }, year, who, currency))

  test('of whoever joined 16 April 2026 are 900.00 by months, 854.79 by days of 1,200 a year', () => {
    expect([entitled('by_month'), entitled('by_day'), entitled('none')]).toEqual(['900.00', '854.79', '1200.00'])
    expect(entitled('by_day', joined, 'TWD')).toBe('855.00')
    expect(entitled('by_month', { joinedOn: day('2027-01-01'), leftOn: null })).toBe('0.00')
  })
  test('know their periods', () => {
    expect(periodOf('quarter', day('2026-11-20'))).toEqual({ from: '2026-10-01', to: '2026-12-31' })
    expect(periodOf('month', day('2026-02-10'))).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  })
})

describe('a claim', () => {
  const wish: ClaimWish = {
    ...{ type_id: 't', expense_date: day('2026-11-10'), amount: '124.40', currency_code: null, exchange_rate: null },
    ...{ claimable_amount: null, total_mileage: null, merchant: null, receipt_no: null, travel_id: null },
    ...{ cost_centres: null, attachment_ids: ['f'] },
  }
  const type = {
    id: 't',
    is_unit_based: false,
    limit_per_claim: null,
    require_receipt: true,
    is_per_diem: false,
    open: true,
  }
  const around: Around = {
    ...{ today: day('2026-11-20'), currency: 'MYR', joinedOn: day('2020-01-01'), leftOn: null },
    type: { ...type, amount_per_unit: null, bands: null },
    ...{ rate: undefined, mileageBefore: 0n, limits: [], policies: policiesOf([]), sameReceipt: false },
    ...{ otherBuyer: undefined, similar: false, dayOff: false, travel: undefined, unknownPapers: false },
    openCentres: new Set(['c', 'd']),
  }
  const judged = (more: Partial<ClaimWish>, circumstances: Partial<Around> = {}) =>
    judgeClaim({ ...wish, ...more }, { ...around, ...circumstances })
  const by = (rule: Parameters<typeof policiesOf>[0][number]) => ({ policies: policiesOf([rule]) })

  test('is claimable whole, or less where less is asked, never below zero (S5-017)', () => {
    expect(judged({}).worked).toMatchObject({ base_amount: '124.40', claimable_amount: '124.40', rate_origin: null })
    expect(judged({ claimable_amount: '0.00' })).toMatchObject({ faults: {}, worked: { claimable_amount: '0.00' } })
    expect(judged({ claimable_amount: '-0.01' }).faults).toEqual({ claimable_amount: ['claims.claimable-negative'] })
    expect(judged({ claimable_amount: '124.41' }).faults).toEqual({ claimable_amount: ['claims.claimable-above'] })
  })

  test('of a per diem has no receipt, day or likeness of its own to be judged by; its limits hold', () => {
    const perDiem = { ...type, is_per_diem: true, amount_per_unit: null, bands: null }
    const rules = ['no_receipt', 'day_off', 'too_old', 'similar_claim'] as const
    const policies = policiesOf(rules.map((rule) => ({ rule, level: 'block', value: '1' })))
    const limits = [{ limit_id: 'l', name: 'Year', left: amountOf('100.00') }]
    const bare = { type: perDiem, policies, dayOff: true, similar: true }
    expect(judged({ attachment_ids: [] }, bare).faults).toEqual({})
    expect(Object.keys(judged({ attachment_ids: [] }, { ...bare, limits }).faults)).toEqual(['claimable_amount'])
  })

  test('is asked for, and cut down, in whole dollars where those are paid', () => {
    const taiwan = { currency: 'TWD' }
    expect(judged({ claimable_amount: '100.50' }, taiwan).worked.claimable_amount).toBe('101.00')
    const limits = [{ limit_id: 'l', name: 'Year', left: amountOf('100.50') }]
    const cap = by({ rule: 'over_limit', level: 'cap', value: null })
    expect(judged({}, { ...taiwan, limits, ...cap }).worked.claimable_amount).toBe('100.00')
  })

  test.each([
    ['without an amount', { amount: null }, {}, { amount: ['http.required'] }],
    ['of a day to come', { expense_date: day('2026-11-21') }, {}, { expense_date: ['claims.future-day'] }],
    ['before joining', {}, { joinedOn: day('2026-11-11') }, { expense_date: ['claims.before-joining'] }],
    ['after leaving', {}, { leftOn: day('2026-11-09') }, { expense_date: ['claims.after-leaving'] }],
    ['without its receipt', { attachment_ids: [] }, {}, { attachment_ids: ['claims.receipt-needed'] }],
    ['of a currency without a rate', { currency_code: 'USD' }, {}, { exchange_rate: ['claims.rate-failed'] }],
    [
      'at a rate of nothing',
      { currency_code: 'USD', exchange_rate: '0' },
      {},
      { exchange_rate: ['claims.rate-above-zero'] },
    ],
    [
      'at a rate below it',
      { currency_code: 'USD', exchange_rate: '-1' },
      {},
      { exchange_rate: ['claims.rate-above-zero'] },
    ],
    [
      'of a travel that is paid',
      {},
      { travel: { is_paid: true, from: day('2026-11-01'), to: day('2026-11-30') } },
      { travel_id: ['claims.travel-paid'] },
    ],
    ['of no travel', {}, { travel: null }, { travel_id: ['http.unknown-id'] }],
    ['of a type that is closed', {}, { type: undefined }, { type_id: ['claims.type-not-open'] }],
  ] as const)('%s is refused', (_, more, circumstances, faults) => {
    expect(judged(more, circumstances).faults).toEqual(faults)
  })

  test('by distance wants the distance first (S5-019)', () => {
    const mileage = { ...type, is_unit_based: true, require_receipt: false, amount_per_unit: '0.85', bands: null }
    expect(judged({ amount: '9.00' }, { type: mileage }).faults).toEqual({ total_mileage: ['claims.mileage-first'] })
    expect(judged({ amount: null, total_mileage: '42.55' }, { type: mileage }).worked).toMatchObject({
      ...{ amount: '36.17', base_amount: '36.17', amount_per_unit: '0.85' },
    })
  })

  test('over a limit is blocked, warned of, or cut down to what is left', () => {
    const limits = [{ limit_id: 'l', name: 'Year', left: amountOf('100.00') }]
    const text = { key: 'claims.finding-over_limit', params: { name: 'Year', left: 'MYR 100.00' } }
    expect(judged({}, { limits }).faults).toEqual({ claimable_amount: [text] })
    const cap = by({ rule: 'over_limit', level: 'cap', value: null })
    expect(judged({}, { limits, ...cap })).toMatchObject({ faults: {}, worked: { claimable_amount: '100.00' } })
    const warn = by({ rule: 'over_limit', level: 'warn', value: null })
    expect(judged({}, { limits, ...warn })).toMatchObject({
      faults: {},
      findings: [{ rule: 'over_limit', level: 'warn' }],
    })
    const nothing = [{ limit_id: 'l', name: 'Year', left: 0n }]
    expect(Object.keys(judged({}, { limits: nothing, ...cap }).faults)).toEqual(['claimable_amount'])
    expect(judged({ claimable_amount: '100.00' }, { limits }).faults).toEqual({})
  })

  test('is found old, twice, on a day off, outside its travel, and at a rate that is not the known one', () => {
    const rules = (circumstances: Partial<Around>, more: Partial<ClaimWish> = {}) =>
      judged(more, circumstances).findings.map(({ rule, level }) => `${rule} ${level}`)
    expect(rules({}, { expense_date: day('2026-08-21') })).toEqual(['too_old warn'])
    expect(rules({}, { expense_date: day('2026-08-22') })).toEqual([])
    expect(rules({ similar: true, otherBuyer: '12345675', dayOff: true })).toEqual([
      ...['similar_claim warn', 'other_buyer warn', 'day_off warn'],
    ])
    expect(rules({ travel: { is_paid: false, from: day('2026-11-11'), to: day('2026-11-12') } })).toEqual([
      'outside_travel warn',
    ])
    const known = { rate: { rate: '4', origin: 'source' as const } }
    const usd = { currency_code: 'USD', exchange_rate: '4.13' }
    expect(rules(known, usd)).toEqual(['rate_by_hand warn'])
    expect(rules(known, { ...usd, exchange_rate: '4.12' })).toEqual([])
    expect(judged({}, { sameReceipt: true }).faults).toEqual({
      attachment_ids: [{ key: 'claims.finding-same_receipt', params: {} }],
    })
  })
})
