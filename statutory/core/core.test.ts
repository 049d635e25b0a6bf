import { describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { bracketOf, floorOfRow, rising, risingFrom, rowFrom, stepOf } from './bracket.ts'
import { anyNumberOf, optional, or, partOf, reader } from './given.ts'
import {
  aboveZero,
  age,
  day,
  decimal,
  decimalTo,
  flag,
  halvesTo,
  money,
  oneOf,
  rate,
  text,
  whole,
} from './given-kinds.ts'
import { lawFile } from './law-file.ts'
import { plainDecimal } from './plain-decimal.ts'
import { Refusal } from './refusal.ts'
import {
  cutToDollar,
  cutToMultiple,
  cutToRinggit,
  cutToSen,
  halfUpToDollar,
  halfUpToSen,
  upToDollar,
  upToMultiple,
  upToRinggit,
} from './rounding.ts'
import { addUp } from './year-to-date.ts'

describe('dated blocks', () => {
  const block = (from: string, more: object = {}) => ({
    from,
    standing: 'confirmed',
    checked: '2026-11-20',
    source: { title: 'An act of some parliament' },
    rate: '0.11',
    ...more,
  })
  const table = (...history: object[]) =>
    lawFile({ scheme: 'xx.test', tables: { rates: { history: history as never } } }).history('rates', (entry) => ({
      rate: entry.rate('rate'),
    }))

  test('a block is in force from its first day until the day before the next', () => {
    const rates = table(block('2024-01-01'), block('2025-07-01', { rate: '0.12' }))
    expect(rates.on(plainDateOf('2025-06-30')).law.rate.top).toBe(11n)
    expect(rates.on(plainDateOf('2025-07-01')).law.rate.top).toBe(12n)
    expect(rates.on(plainDateOf('2025-06-30')).id).toBe('xx.test/rates/2024-01-01')
  })

  test('before the first block there is no law, and an unpublished block refuses', () => {
    const rates = table(block('2024-01-01'), block('2028-01-01', { unpublished: 'yes' }))
    expect(() => rates.on(plainDateOf('2023-12-31'))).toThrow(Refusal)
    expect(rates.since(plainDateOf('2023-12-31'))).toBeUndefined()
    expect(() => rates.since(plainDateOf('2028-01-01'))).toThrow('not published')
    expect(rates.on(plainDateOf('2027-12-31')).law.rate.bottom).toBe(100n)
    const [early, late] = [plainDateOf('2023-12-31'), plainDateOf('2028-01-01')]
    expect(refusalOf(() => rates.on(early))).toMatchObject({ key: 'on', why: 'no_law_on_day' })
    expect(refusalOf(() => rates.on(early, 'date'))).toMatchObject({ key: 'date', why: 'no_law_on_day' })
    expect(refusalOf(() => rates.on(late, 'date'))).toMatchObject({ key: 'date', why: 'not_published' })
  })

  test('mistakes in a file are met at start-up, with their place', () => {
    expect(() => table(block('2025-01-01'), block('2024-01-01'))).toThrow('must come after')
    expect(() => table(block('2024-01-01', { rate: 'eleven' }))).toThrow('rate')
    expect(() => table(block('2024-01-01', { standing: 'certain' }))).toThrow('standing')
    expect(() => table(block('2024-02-30'))).toThrow('not a day')
    expect(() => table(block('2024-01-01', { source: { title: 'An act', 'section 3': '' } }))).toThrow('section 3')
  })
})

describe('looking up', () => {
  const rows = rising([{ upTo: 30n }, { upTo: 50n }, { upTo: 70n }, { upTo: undefined }], 'rows')

  test('a limit belongs to its row, one more to the next', () => {
    const found = [0n, 30n, 31n, 50n, 51n, 70n, 71n, 1_000_000n].map((value) => rows.indexOf(bracketOf(rows, value)))
    expect(found).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
  })

  test('a row knows its floor from the row before it', () => {
    expect(floorOfRow(rows, bracketOf(rows, 60n))).toBe(50n)
    expect(floorOfRow(rows, bracketOf(rows, 1n))).toBeUndefined()
  })

  test('rows must rise, and only the last is open', () => {
    expect(() => rising([{ upTo: 50n }, { upTo: 30n }, { upTo: undefined }], 'x')).toThrow('rise')
    expect(() => rising([{ upTo: 50n }], 'x')).toThrow('last row')
    expect(() => rising([{ upTo: undefined }, { upTo: undefined }], 'x')).toThrow('last row')
  })

  test('where floors are printed, a floor belongs to its own row', () => {
    const floors = risingFrom([{ from: 0n }, { from: 30n }, { from: 50n }, { from: 70n }], 'floors')
    const found = [0n, 29n, 30n, 49n, 50n, 69n, 70n, 1_000_000n].map((value) => floors.indexOf(rowFrom(floors, value)))
    expect(found).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
    expect(() => risingFrom([{ from: 1n }], 'x')).toThrow('begins with nothing')
    expect(() => risingFrom([{ from: 0n }, { from: 0n }], 'x')).toThrow('rise')
  })

  test('"less than" steps open at their limit', () => {
    const steps = [
      { below: 24, days: 8 },
      { below: 60, days: 12 },
      { below: undefined, days: 16 },
    ]
    expect([0, 23, 24, 59, 60, 900].map((months) => stepOf(steps, months).days)).toEqual([8, 8, 12, 12, 16, 16])
  })
})

test('rounding does what its name says', () => {
  const sen = (top: bigint, bottom: bigint) => ({ top, bottom })
  expect([cutToSen(sen(12_345_34n, 100n)), cutToSen(sen(199n, 100n))]).toEqual([12_345n, 1n])
  expect([halfUpToSen(sen(1005n, 10n)), halfUpToSen(sen(1004n, 10n))]).toEqual([101n, 100n])
  expect([upToRinggit(sen(100_00n, 1n)), upToRinggit(sen(100_001n, 10n))]).toEqual([100_00n, 101_00n])
  expect([upToMultiple(152_06n, 5n), upToMultiple(287_02n, 5n), upToMultiple(110_00n, 5n)]).toEqual([
    152_10n,
    287_05n,
    110_00n,
  ])
  expect(cutToRinggit(50_000_70n)).toBe(50_000_00n)
  expect([halfUpToDollar(sen(31_650n, 1n)), halfUpToDollar(sen(316_499n, 10n))]).toEqual([317_00n, 316_00n])
  expect([upToDollar(sen(31_601n, 1n)), upToDollar(sen(31_600n, 1n))]).toEqual([317_00n, 316_00n])
  expect([cutToDollar(sen(31_699n, 1n)), cutToMultiple(sen(31_999n, 1n), 10_00n)]).toEqual([316_00n, 310_00n])
})

test('a number is shown without idle zeros', () => {
  const shown = (top: bigint, bottom: bigint) => plainDecimal({ top, bottom })
  expect([shown(1350n, 100n), shown(27n, 2n), shown(6n, 100n), shown(-1n, 4n)]).toEqual([
    '13.5',
    '13.5',
    '0.06',
    '-0.25',
  ])
  expect(() => shown(1n, 3n)).toThrow('no decimal')
})

test('a year so far takes a month key by key', () => {
  expect(addUp(['paid', 'tax'], { paid: 5n, tax: 1n }, { paid: 7n, tax: 0n })).toEqual({ paid: 12n, tax: 1n })
})

describe('what a case gives', () => {
  const given = reader({
    wages: money,
    bonus: or(money, 0n),
    age,
    share: optional(rate),
    kind: or(oneOf(['one', 'two']), 'one'),
    released: flag,
    since: optional(day),
    days: or(halvesTo(366), 0),
    hours: optional(decimalTo(24n)),
    people: optional(whole(1, 5)),
    name: optional(text),
    before: partOf(reader({ tax: or(money, 0n), days: optional(decimal), factor: optional(aboveZero(decimal)) })),
    stays: anyNumberOf(reader({ days: optional(whole(1, 5)) })),
  })
  const read = (more: object) => given.read({ wages: '100', age: 30, ...more })

  test('is read as it is, defaults where nothing is said', () => {
    expect(read({ days: '2.5', age: '31' })).toMatchObject({ wages: 10_000n, bonus: 0n, age: 31, days: 5, kind: 'one' })
    expect(read({ wages: 5 }).wages).toBe(500n)
    expect(read({ bonus: undefined }).bonus).toBe(0n)
    expect(read({}).before).toEqual({ tax: 0n })
    expect(read({ before: { days: '400.25' } }).before).toEqual({ tax: 0n, days: { top: 40_025n, bottom: 100n } })
    expect([read({}).stays, read({ stays: [] }).stays, read({ stays: [{ days: 2 }] }).stays]).toEqual([
      [],
      [],
      [{ days: 2 }],
    ])
  })

  test.each([
    [{ wages: '-1' }, 'wages', 'negative'],
    [{ wages: '1.005' }, 'wages', 'too_precise'],
    [{ wages: 1.5 }, 'wages', 'not_a_number'],
    [{ wages: '1e3' }, 'wages', 'not_a_number'],
    [{ wages: ' 1' }, 'wages', 'not_a_number'],
    [{ wages: '1,000' }, 'wages', 'not_a_number'],
    [{ wages: '' }, 'wages', 'not_a_number'],
    [{ wages: null }, 'wages', 'not_a_number'],
    [{ wages: true }, 'wages', 'not_a_number'],
    [{ wages: '99999999999999' }, 'wages', 'not_a_number'],
    [{ wages: Number.NaN }, 'wages', 'not_a_number'],
    [{ wages: 2 ** 53 }, 'wages', 'not_a_number'],
    [{ wages: undefined }, 'wages', 'missing'],
    [{ age: 121 }, 'age', 'out_of_range'],
    [{ age: '30.5' }, 'age', 'not_whole'],
    [{ share: '1.01' }, 'share', 'out_of_range'],
    [{ kind: 'three' }, 'kind', 'unknown_value'],
    [{ kind: 1 }, 'kind', 'unknown_value'],
    [{ released: 'yes' }, 'released', 'not_a_flag'],
    [{ released: 1 }, 'released', 'not_a_flag'],
    [{ since: '2026-02-30' }, 'since', 'not_a_day'],
    [{ since: '9999-12-31' }, 'since', 'out_of_range'],
    [{ days: '2.25' }, 'days', 'not_whole'],
    [{ days: '366.5' }, 'days', 'out_of_range'],
    [{ hours: '24.01' }, 'hours', 'out_of_range'],
    [{ people: 0 }, 'people', 'out_of_range'],
    [{ name: 'a\nb' }, 'name', 'unknown_value'],
    [{ name: 'x'.repeat(501) }, 'name', 'too_long'],
    [{ stays: {} }, 'stays', 'not_a_list'],
    [{ stays: [{}, { days: 9 }] }, 'stays[1].days', 'out_of_range'],
    [{ wagse: '1' }, 'wagse', 'unknown_key'],
    [{ before: { tax: '-1' } }, 'before.tax', 'negative'],
    [{ before: { taxes: '1' } }, 'before.taxes', 'unknown_key'],
    [{ before: { factor: '0.00' } }, 'before.factor', 'out_of_range'],
    [{ before: [] }, 'before', 'missing'],
    [JSON.parse('{"__proto__": {"wages": "1"}}'), '__proto__', 'unknown_key'],
  ])('%j is refused by name', (more, key, why) => {
    const refused = refusalOf(() => given.read({ wages: '100', age: 30, ...own(more) }))
    expect(refused).toMatchObject({ key, why })
    expect(refused.message.startsWith(`${key}: `)).toBe(true)
  })

  test.each([null, undefined, 5, 'text', [], [{}]])('%j is no case', (nonsense) => {
    expect(refusalOf(() => given.read(nonsense)).why).toBe('missing')
  })

  /** Spreading would set the prototype; parsing JSON makes an own key of that name, which must be refused. */
  function own(more: object): object {
    return Object.hasOwn(more, '__proto__')
      ? Object.defineProperty({}, '__proto__', { value: 1, enumerable: true })
      : more
  }
})

function refusalOf(act: () => unknown): Refusal {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('not refused')
}
