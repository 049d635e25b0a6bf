import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type ActivityEntry, canonical, linkText, storable } from './chain.ts'
import { differences, MASK, masked } from './differences.ts'

const entry: ActivityEntry = {
  at: '2026-01-31T16:00:00.250Z',
  account_id: null,
  actor: 'Mei',
  actor_roles: '',
  action: 'x.y',
  subject_kind: 'z',
  subject_id: null,
  subject_name: null,
  before: null,
  after: { b: 1, a: [true, 'é'] },
  address: null,
  request_id: null,
}

describe('the form that is hashed', () => {
  test('does not depend on the order of keys, nor on how exactly a database tells the time', () => {
    const reordered = { ...entry, at: '2026-01-31T16:00:00.250000Z', after: { a: [true, 'é'], b: 1 } }
    expect(linkText('h', 'c', 1, reordered)).toBe(linkText('h', 'c', 1, entry))
  })

  test('is this text and no other, for as long as there are logs', () => {
    const text =
      '["start","c",1,"2026-01-31T16:00:00.250Z",{"account_id":null,"action":"x.y","actor":"Mei","actor_roles":"",' +
      '"address":null,"after":{"a":[true,"é"],"b":1},"before":null,"request_id":null,"subject_id":null,' +
      '"subject_kind":"z","subject_name":null}]'
    expect(linkText('start', 'c', 1, entry)).toBe(text)
    expect(createHash('sha256').update(text).digest('hex')).toHaveLength(64)
  })

  test.each([
    ['the place', linkText('h', 'c', 2, entry)],
    ['the company', linkText('h', 'd', 1, entry)],
    ['the former link', linkText('i', 'c', 1, entry)],
    ['a value', linkText('h', 'c', 1, { ...entry, after: { b: '1', a: [true, 'é'] } })],
    ['the moment', linkText('h', 'c', 1, { ...entry, at: '2026-01-31T16:00:00.251Z' })],
  ])('differs with %s', (_what, other) => {
    expect(other).not.toBe(linkText('h', 'c', 1, entry))
  })

  test('what a database cannot hold is replaced before, not after', () => {
    const odd = { text: 'a\u0000b\ud800c😀', amount: 12n, nothing: undefined, list: [undefined, null] }
    expect(storable(odd)).toEqual({ text: 'a\ufffdb\ufffdc😀', amount: '12', list: [null, null] })
    expect(canonical(storable(odd))).toBe('{"amount":"12","list":[null,null],"text":"a\ufffdb\ufffdc😀"}')
  })
})

describe('differences', () => {
  test('hold only what changed', () => {
    expect(differences({ name: 'A', note: 'x' }, { name: 'B', note: 'x' })).toEqual({
      before: { name: 'A' },
      after: { name: 'B' },
    })
    expect(differences({ name: 'A' }, { name: 'A' })).toBeUndefined()
    expect(differences({}, { name: 'A' })).toEqual({ before: { name: null }, after: { name: 'A' } })
  })

  test('tell of what is sealed or pay only that it changed', () => {
    const changed = differences(
      { identity_number: '900101-14-5678', basic_salary: '4000.00', bank_account_number: '1', staff_id: 'KP-1' },
      { identity_number: '900101-14-9999', basic_salary: '4500.00', bank_account_number: '2', staff_id: 'KP-2' },
    )
    expect(changed?.after).toEqual({
      identity_number: MASK,
      basic_salary: MASK,
      bank_account_number: MASK,
      staff_id: 'KP-2',
    })
  })

  test.each([
    'password',
    'password_hash',
    'token',
    'totp_secret',
    'nric',
    'passport',
    'salary',
    'old_salary',
    'amount',
    'net',
    'account_number',
    'epf_number',
  ])('%s is never shown, at any depth', (field) => {
    expect(masked({ [field]: 'plain', deep: { [field]: 'plain' }, list: [{ [field]: 'plain' }] })).toEqual({
      [field]: MASK,
      deep: { [field]: MASK },
      list: [{ [field]: MASK }],
    })
  })

  test('ordinary fields are shown, and a caller may hide more', () => {
    expect(masked({ name: 'A', network: 'B', payslips: 3, notice: 'C' }, ['notice'])).toEqual({
      name: 'A',
      network: 'B',
      payslips: 3,
      notice: MASK,
    })
  })
})
