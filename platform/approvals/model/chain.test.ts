import { describe, expect, test } from 'vitest'
import { type Chain, type ChainFacts, chainFor, holds } from './chain.ts'

const facts = (given: Partial<ChainFacts> = {}): ChainFacts => ({
  type: 'annual',
  departmentId: 'kitchen',
  length: 3,
  amount: null,
  ...given,
})
const chain = (name: string, when: Chain['when'] = {}): Chain => ({ name, when, steps: [] })

describe('a condition', () => {
  test('without limits holds for everything', () => {
    expect(holds({}, facts({ type: null, departmentId: null, length: null }))).toBe(true)
    expect(holds({ types: [], department_ids: [] }, facts())).toBe(true)
  })

  test('includes its limits', () => {
    expect(holds({ length_from: 3, length_to: 3 }, facts())).toBe(true)
    expect(holds({ length_from: 3.5 }, facts())).toBe(false)
    expect(holds({ length_to: 2.5 }, facts())).toBe(false)
    expect(holds({ amount_from: '100.00', amount_to: '100.00' }, facts({ amount: '100' }))).toBe(true)
    expect(holds({ amount_to: '99.99' }, facts({ amount: '100.00' }))).toBe(false)
  })

  test('on what a request does not have does not hold', () => {
    expect(holds({ amount_from: '0.00' }, facts())).toBe(false)
    expect(holds({ department_ids: ['kitchen'] }, facts({ departmentId: null }))).toBe(false)
  })

  test('compares amounts exactly', () => {
    expect(holds({ amount_from: '9999999999999.99' }, facts({ amount: '9999999999999.98' }))).toBe(false)
  })
})

test('the first chain whose conditions hold is taken', () => {
  const chains = [chain('long', { length_from: 5 }), chain('sick', { types: ['sick'] }), chain('all')]
  expect(chainFor(chains, facts({ length: 5, type: 'sick' }))?.name).toBe('long')
  expect(chainFor(chains, facts({ type: 'sick' }))?.name).toBe('sick')
  expect(chainFor(chains, facts())?.name).toBe('all')
  expect(chainFor(chains.slice(0, 2), facts())).toBeUndefined()
})
