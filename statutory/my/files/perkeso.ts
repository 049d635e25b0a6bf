/** One line of the monthly SOCSO and EIS file; since June 2026 with the round-the-clock contribution. */
import { monthOf, yearOf } from '#kernel/plain-date.ts'
import { layoutOf, lineOf } from '../../core/fixed-width.ts'
import { or, reader } from '../../core/given.ts'
import { money, text } from '../../core/given-kinds.ts'
import { scheme } from '../../core/scheme.ts'
import { filesFile } from './files-file.ts'

const given = reader({
  employer_number: text,
  company_number: or(text, ''),
  identity_number: text,
  name: text,
  wages: money,
  socso_employer: money,
  socso_employee: money,
  eis_employer: money,
  eis_employee: money,
  skbbk_employee: or(money, 0n),
})

export const perkesoLineScheme = scheme('my.perkeso_line', given, ['line', 'length'], (facts, on, sheet) => {
  const { law, id: source } = layout.on(on)
  const line = lineOf(law, { ...facts, name: facts.name.toUpperCase(), year: yearOf(on), month: monthOf(on) })
  sheet?.result('line', line, { source })
  return { line, length: line.length }
})

const layout = filesFile.history('perkeso', layoutOf)
