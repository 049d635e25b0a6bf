import { expect, test } from 'vitest'
import { exchanged, handedOver, type SwapCell } from './swap.ts'

const am: SwapCell = { id: 'am', kind: 'work' }
const pm: SwapCell = { id: 'pm', kind: 'work' }
const off: SwapCell = { id: 'off', kind: 'off' }
const rest: SwapCell = { id: 'rest', kind: 'rest' }

test('a shift goes over to a day of rest, and the rest comes back for it', () => {
  expect(handedOver({ gives: [am], takes: [rest] })).toEqual({ gives: [rest], takes: [am] })
  expect(handedOver({ gives: [am], takes: [] })).toEqual({ gives: [], takes: [am] })
})

test('who works already works both, and a mark of one’s own stays', () => {
  expect(handedOver({ gives: [am], takes: [pm] })).toEqual({ gives: [], takes: [pm, am] })
  expect(handedOver({ gives: [off, am], takes: [rest] })).toEqual({ gives: [off], takes: [rest, am] })
})

test('on one day both do what the other was to do', () => {
  expect(exchanged({ gives: [off, am], takes: [pm] })).toEqual({ gives: [off, pm], takes: [am] })
})
