import { describe, expect, test } from 'vitest'
import { countries } from '#statutory/countries.ts'
import { lawOf } from '#statutory/work-out.ts'
import { addressOf, linkTo, own, standingAt } from './address.ts'
import { draftOf, givenOf } from './draft.ts'

const given = {
  age: 35,
  category: 3,
  domestic_servant: false,
  earnings: [
    { type: 'basic_salary', amount: '7000.00' },
    { type: 'bonus', amount: '9000', epf: true },
  ],
  current_deductions_by_item: { C5: '900' },
}

describe('the address of a case', () => {
  test('is read by people as well', () => {
    expect(linkTo('my.payslip', '2026-03-31', given)).toBe(
      '/law#scheme=my.payslip&on=2026-03-31&age=35&category=3&domestic_servant=false' +
        '&earnings.0.type=basic_salary&earnings.0.amount=7000.00' +
        '&earnings.1.type=bonus&earnings.1.amount=9000&earnings.1.epf=true&current_deductions_by_item.C5=900',
    )
  })

  test('opens the very case again', () => {
    const law = lawOf('my')
    const fields = law?.schemes.get('my.payslip')?.given ?? {}
    const opened = standingAt(linkTo('my.payslip', '2026-03-31', given).slice('/law'.length)).case
    expect(opened).toMatchObject({ scheme: 'my.payslip', on: '2026-03-31' })
    const again = givenOf(opened?.draft ?? {}, fields)
    expect(law?.workOut('my.payslip', '2026-03-31', again)).toEqual(law?.workOut('my.payslip', '2026-03-31', given))
  })

  test.each([
    ['signs of their own', { name: 'Wong & Sons = 100% #1/2', note: '陳大文 a+b' }],
    ['an empty value', { wages: '', age: '30' }],
    ['parts within parts', { employees: [{ previous: { taxable: '1' }, tin: '123' }, { tin: '456' }] }],
  ])('keeps %s', (_what, draft) => {
    const found = standingAt(`#${addressOf({ scheme: 'ph.x', on: '2026-01-31', draft: draftOf(draft) })}`).case?.draft
    expect(givenOf(found ?? {}, {})).toEqual(givenOf(draftOf(draft), {}))
  })

  test('has names of its own that are keys of no scheme', () => {
    const schemes = Object.values(countries).flatMap((law) => [...law.schemes.values()])
    expect(schemes.flatMap((scheme) => Object.keys(scheme.given)).filter((key) => own.has(key))).toEqual([])
  })

  test('may name a country alone, or nothing', () => {
    expect(standingAt('#country=tw')).toEqual({ country: 'tw', case: undefined })
    expect(standingAt('')).toEqual({ country: undefined, case: undefined })
  })

  test.each([
    '#scheme=my.epf&wages=%E0%A4',
    '#=&&&',
    '#scheme=my.epf&__proto__.x=1&constructor=2',
    '#scheme=my.epf&a.=1&.b=2',
  ])('that was garbled opens without a fault: %s', (hash) => {
    expect(() => standingAt(hash)).not.toThrow()
    expect(({} as { x?: string }).x).toBeUndefined()
  })
})

describe('a draft', () => {
  const fields = lawOf('my')?.schemes.get('my.payslip')?.given ?? {}

  test('gives what was typed and nothing else', () => {
    const draft = {
      age: '35',
      zakat: ' ',
      earnings: [
        { type: 'bonus', amount: '1' },
        { type: '', amount: '' },
      ],
    }
    expect(givenOf(draft, fields)).toEqual({ age: '35', earnings: [{ type: 'bonus', amount: '1' }] })
  })

  test('hands over keys nobody knows, for the law to refuse by name', () => {
    const { answer } =
      lawOf('my')?.workOut('my.epf', '2026-01-31', givenOf({ wages: '1', age: '30', colour: 'red' }, fields)) ?? {}
    expect(answer).toMatchObject({ refused: true, key: 'colour', why: 'unknown_key' })
  })

  test('hands over a flag that is none as it was typed', () => {
    expect(givenOf({ domestic_servant: 'perhaps' }, fields)).toEqual({ domestic_servant: 'perhaps' })
  })
})
