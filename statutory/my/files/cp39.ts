/** The monthly file of tax deductions (CP39): its first line and one line for each employee. */
import { monthOf, yearOf } from '#kernel/plain-date.ts'
import { layoutOf, lineOf } from '../../core/fixed-width.ts'
import { optional, or, reader } from '../../core/given.ts'
import { count, money, text } from '../../core/given-kinds.ts'
import { scheme } from '../../core/scheme.ts'
import { filesFile } from './files-file.ts'

const nothing = or(money, 0n)
const blank = or(text, '')

const headerGiven = reader({
  employer_number: text,
  headquarters_number: optional(text),
  total_mtd: money,
  mtd_records: count,
  total_cp38: nothing,
  cp38_records: or(count, 0),
})

export const cp39HeaderScheme = scheme('my.cp39_header', headerGiven, ['line', 'length'], (facts, on, sheet) => {
  const { law, id: source } = headerLayout.on(on)
  const line = lineOf(law, {
    ...facts,
    record: 'H',
    headquarters_number: facts.headquarters_number ?? facts.employer_number,
    year: yearOf(on),
    month: monthOf(on),
  })
  sheet?.result('line', line, { source })
  return { line, length: line.length }
})

const detailGiven = reader({
  tax_number: blank,
  name: text,
  old_identity_number: blank,
  identity_number: blank,
  passport_number: blank,
  country: text,
  mtd: money,
  cp38: nothing,
  employee_number: blank,
})

export const cp39DetailScheme = scheme('my.cp39_detail', detailGiven, ['line', 'length'], (facts, on, sheet) => {
  const { law, id: source } = detailLayout.on(on)
  const line = lineOf(law, { ...facts, record: 'D', tax_number: facts.tax_number.replace(LEADING, '') })
  sheet?.result('line', line, { source })
  return { line, length: line.length }
})

/** "IG 531367080": the kind of file before the number is not part of it. */
const LEADING = /^[A-Za-z ]+/

const headerLayout = filesFile.history('cp39_header', layoutOf)
const detailLayout = filesFile.history('cp39_detail', layoutOf)
