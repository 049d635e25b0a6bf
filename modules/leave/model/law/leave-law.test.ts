import { describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { kindsOfLaw, lawByEvent, lawByService, lawOfPart, variantsOf } from './leave-law.ts'
import { usualTypes } from './usual-types.ts'

const ON = plainDateOf('2026-06-01')
const first = { variant: null, serviceMonths: 24, number: 1 }

describe('the law gives', () => {
  test('Malaysia: annual 8, 12, 16, sick 14, 18, 22, hospitalisation 60', () => {
    const at = (kind: string) => [0, 23, 24, 59, 60].map((months) => lawByService('MY', kind, ON)?.at(months))
    expect(at('annual')).toEqual([8, 8, 12, 12, 16])
    expect(at('sick')).toEqual([14, 14, 18, 18, 22])
    expect(at('hospitalisation')).toEqual([60, 60, 60, 60, 60])
    expect(lawByService('MY', 'annual', ON)?.changes).toEqual([24, 60])
    // Section 60E(1): half a day and more counts as one, less is dropped.
    expect([lawOfPart('MY', 'annual', ON)?.(0, 8), lawOfPart('MY', 'annual', ON)?.(0, 2)]).toEqual([5, 1])
  })

  test('Malaysia: maternity 98, paternity 7 after a year for five confinements', () => {
    expect(lawByEvent('MY', 'maternity', first, ON)).toBe(98)
    expect(lawByEvent('MY', 'paternity', first, ON)).toBe(7)
    expect(lawByEvent('MY', 'paternity', { ...first, number: 6 }, ON)).toBe(0)
    expect(lawByEvent('MY', 'paternity', { ...first, serviceMonths: 11 }, ON)).toBe(0)
  })

  test('Taiwan: 3, 7, 10, 14, 14, 15 and up to 30 days of annual leave', () => {
    const annual = lawByService('TW', 'annual', ON)
    expect([5, 6, 12, 24, 36, 48, 60, 120, 132, 288].map((months) => annual?.at(months))).toEqual([
      0, 3, 7, 10, 14, 14, 15, 16, 17, 30,
    ])
  })

  test('Taiwan: the days of each other kind', () => {
    const days = (kind: string) => lawByService('TW', kind, ON)?.at(24)
    expect(['sick', 'personal', 'family_care', 'menstrual', 'indigenous_rites'].map(days)).toEqual([30, 14, 7, 1, 3])
    const event = (kind: string, variant: string | null = null) => lawByEvent('TW', kind, { ...first, variant }, ON)
    expect(['marriage', 'maternity', 'prenatal_checkup', 'paternity'].map((kind) => event(kind))).toEqual([8, 56, 7, 7])
    expect(variantsOf('TW', 'bereavement').map((variant) => event('bereavement', variant))).toEqual([
      8, 8, 8, 8, 6, 6, 6, 6, 6, 3, 3, 3,
    ])
  })

  test('the Philippines: five days after a year, births by what they were', () => {
    expect([11, 12, 60].map((months) => lawByService('PH', 'service_incentive', ON)?.at(months))).toEqual([0, 5, 5])
    expect([5, 6].map((months) => lawByService('PH', 'solo_parent', ON)?.at(months))).toEqual([0, 7])
    expect(lawByService('PH', 'vawc', ON)?.at(0)).toBe(10)
    expect(
      variantsOf('PH', 'maternity').map((variant) => lawByEvent('PH', 'maternity', { ...first, variant }, ON)),
    ).toEqual([105, 120, 60, 60])
    expect([4, 5].map((number) => lawByEvent('PH', 'paternity', { ...first, number }, ON))).toEqual([7, 0])
    expect(lawByEvent('PH', 'special_leave_women', first, ON)).toBe(60)
  })
})

test('every kind of every country has its days, or none by its nature', () => {
  for (const country of ['MY', 'TW', 'PH'] as const) {
    for (const { name, granted } of kindsOfLaw(country, ON)) {
      const [variant = null] = variantsOf(country, name)
      const days =
        granted === 'event'
          ? lawByEvent(country, name, { ...first, variant }, ON)
          : lawByService(country, name, ON)?.at(600)
      expect([name, granted === 'need' ? days === undefined : (days ?? 0) > 0]).toEqual([name, true])
    }
  }
})

test('before the law was written down there is none', () => {
  expect(lawByService('MY', 'annual', plainDateOf('2022-12-31'))).toBeUndefined()
  expect(kindsOfLaw('MY', plainDateOf('2022-12-31'))).toEqual([])
})

describe('a company begins with', () => {
  test('a type for each kind, named in both languages, and unpaid leave', () => {
    for (const country of ['MY', 'TW', 'PH'] as const) {
      const types = usualTypes(country, ON)
      expect(types).toHaveLength(kindsOfLaw(country, ON).length + 1)
      for (const { kind, name, name_zh } of types) {
        expect(name).not.toBe(kind)
        expect(name_zh).toMatch(/\p{Script=Han}/u)
      }
      expect(types.at(-1)).toMatchObject({ kind: null, name: 'Unpaid leave', granted: 'need', paid: '0' })
    }
  })

  test('what the law says of each', () => {
    const of = (country: 'MY' | 'TW' | 'PH', kind: string) => usualTypes(country, ON).find((one) => one.kind === kind)
    expect(of('MY', 'annual')).toMatchObject({ granted: 'year', prorated: true, leftover: 'pay_out', mandated: false })
    expect(of('MY', 'annual')?.steps).toEqual([
      { from_months: 0, halves: 16 },
      { from_months: 24, halves: 24 },
      { from_months: 60, halves: 32 },
    ])
    expect(of('TW', 'menstrual')).toMatchObject({
      granted: 'month',
      sex: 'female',
      paid: '0.5',
      within_type: 'sick',
      within_after: 6,
    })
    expect(of('TW', 'family_care')).toMatchObject({
      unit: 'hour',
      smallest: 2,
      within_type: 'personal',
      within_after: 0,
    })
    expect(of('TW', 'family_care')?.steps).toEqual([{ from_months: 0, halves: 112 }])
    expect(of('PH', 'paternity')).toMatchObject({ granted: 'event', sex: 'male', married: true, events: 4 })
  })

  test('linked types are measured alike', () => {
    const types = usualTypes('TW', ON)
    for (const type of types.filter(({ within_type }) => within_type !== null)) {
      expect(types.find(({ kind }) => kind === type.within_type)?.unit, type.name).toBe(type.unit)
    }
  })
})
