import { expect, test } from 'vitest'
import { nobodyWord } from './live-search.ts'

test('a list of people without anybody says what to do, or that all are chosen, or that nobody is called so', () => {
  expect(nobodyWord({ search: '' }, [])).toBe('design.nobodyYet')
  expect(nobodyWord({ search: '' }, [{}])).toBe('design.nobodyElse')
  expect(nobodyWord({ search: 'Aisyah' }, [])).toBe('design.nobody')
})
