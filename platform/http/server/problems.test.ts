/** A body that does not fit is answered field by field. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { invalid } from './problems.ts'

test('each field that is not known stands under its own name, within another too', () => {
  const body = z.object({ name: z.string(), address: z.object({ city: z.string() }).strict() }).strict()
  const given = { name: 'Ann', colour: 'red', size: 3, address: { city: 'Ipoh', planet: 'Mars' } }
  expect(invalid(body.safeParse(given).error as z.ZodError, given).errors).toEqual({
    colour: ['http.unknown-field'],
    size: ['http.unknown-field'],
    'address.planet': ['http.unknown-field'],
  })
})
