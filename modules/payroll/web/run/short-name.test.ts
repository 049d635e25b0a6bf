import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test.each([
  ['EPF, employee', 'EPF'],
  ['Net pay', 'Net pay'],
  ['Withholding tax, month', 'Withholding tax'],
  ['Pag-IBIG, employer', 'Pag-IBIG'],
  ['勞保費（雇主）', '勞保費'],
  ['PhilHealth 健保，員工', 'PhilHealth 健保'],
  ['扣繳稅額', '扣繳稅額'],
])('%s is headed %s', (label, short) => {
  expect(shortName(label)).toBe(short)
})
