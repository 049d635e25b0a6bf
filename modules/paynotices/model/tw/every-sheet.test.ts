/**
 * Every batch sheet of the bureaus, of a national and of a foreigner whose amount falls, as committed text. A change of a
 * column shows here as a difference a person can read; `npx vitest run modules/paynotices/model/tw -u` writes it anew.
 */
import { expect, test } from 'vitest'
import { big5Bytes, isInBig5 } from '#platform/sheets/server/big5.ts'
import { boxesOf } from '../boxes.ts'
import type { FormName } from '../form.ts'
import { sources } from '../sources.ts'
import { csvLines, csvText } from './csv.ts'
import { rowsOf, type Subject, sheetNames, sheets } from './sheets.ts'

const employer = { labour: '09000048A', health: '900000480' }
const said: Readonly<Record<string, readonly [national: string, foreigner: string]>> = {
  full_name: ['蔡品妍', 'NGUYEN THI HOA'],
  identity_number: ['E189918134', 'A800000014'],
  birth_date: ['1990-05-07', '1988-11-30'],
  gender: ['female', 'female'],
  employment_type: ['full_time', 'part_time'],
  pay_month: ['45800.00', '30300.00'],
  average_wages: ['48200.00', '29500.00'],
  health_now: ['45800.00', '30300.00'],
  health_proposed: ['48200.00', '29500.00'],
  pension_proposed: ['48200.00', '30300.00'],
  first_day: ['2026-03-01', '2026-03-02'],
  last_day: ['2026-03-31', '2026-03-15'],
}

const person = (at: 0 | 1, form: FormName): Subject => ({
  boxes: boxesOf[form].map((box) => ({
    ...{ box, source: sources.full_name, entered: false },
    value: said[box.is]?.[at] ?? '',
  })),
  statutory: at === 0 ? { pension_employee_rate: '0.035' } : { pension_employer_rate: '0.06' },
  isForeign: at === 1,
  isLower: at === 1,
})

test('sheets of the bureaus', async () => {
  const texts = sheetNames.map((name) => {
    const { form } = sheets[name]
    return { name, text: csvText(csvLines(rowsOf(name, [person(0, form), person(1, form)], employer))) }
  })
  expect(texts.every(({ text }) => isInBig5(text))).toBe(true)
  // As bytes it is what Windows reads it as again.
  for (const { text } of texts) expect(new TextDecoder('big5').decode(big5Bytes(text))).toBe(text)
  const whole = texts.map(({ name, text }) => `${name}\n${text.replaceAll('\r\n', '↵\n')}`).join('\n')
  await expect(whole).toMatchFileSnapshot('every-sheet.golden.txt')
})
