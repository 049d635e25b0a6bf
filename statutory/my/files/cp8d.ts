/** One employee's line of the yearly return C.P.8D: fields parted by a bar, none at the end. */
import { type Amount, amountText } from '#kernel/money.ts'
import { type Facts, optional, or, reader } from '../../core/given.ts'
import { count, day, flag, money, oneOfWhole, text } from '../../core/given-kinds.ts'
import type { Entry } from '../../core/law-file.ts'
import { refuse } from '../../core/refusal.ts'
import { scheme } from '../../core/scheme.ts'
import { filesFile } from './files-file.ts'

const BAR = '|'
const maybe = optional(money)

const fields = {
  name: text,
  tax_number: text,
  identity_number: text,
  category: oneOfWhole([1, 2, 3]),
  employment_status: oneOfWhole([1, 2, 3, 4, 5, 6]),
  retirement_date: optional(day),
  tax_borne_by_employer: flag,
  children: or(count, 0),
  child_relief: maybe,
  gross_remuneration: maybe,
  benefits_in_kind: maybe,
  living_accommodation: maybe,
  share_option_benefit: maybe,
  exempt_allowances: maybe,
  tp1_relief: maybe,
  tp1_zakat: maybe,
  epf_employee: maybe,
  zakat: maybe,
  mtd: maybe,
  cp38: maybe,
  medical_insurance: maybe,
  socso_employee: maybe,
}
type Cp8dFacts = Facts<typeof fields>

export const cp8dLineScheme = scheme('my.cp8d_line', reader(fields), ['line', 'fields'], (facts, on, sheet) => {
  const { law, id: source } = layout.on(on)
  const cells = law.map((field) => cellOf(field, facts))
  const line = cells.join(BAR)
  sheet?.result('line', line, { source })
  return { line, fields: cells.length }
})

type Field = {
  readonly key: keyof Cp8dFacts
  readonly width: number
  readonly filled: string
  readonly always: boolean
}

const layout = filesFile.history('cp8d', (block) => block.list('fields').map(fieldOf))

function fieldOf(entry: Entry): Field {
  const key = Object.keys(fields).find((known): known is keyof Cp8dFacts => known === entry.text('key'))
  if (key === undefined) throw new Error(`C.P.8D: ${entry.text('key')} is not given`)
  const filled = entry.text('filled')
  const width = filled === 'text' ? entry.whole('width') : 0
  return { key, width, filled, always: entry.optional('always') === 'yes' }
}

function cellOf(field: Field, facts: Cp8dFacts): string {
  const value = facts[field.key]
  if (field.filled !== 'text') return typeof value === 'bigint' || field.always ? moneyCell(field, value) : ''
  const text = plainCell(field.key, value)
  if (text.includes(BAR)) refuse(field.key, 'unknown_value', 'may not hold a bar')
  if (text.length > field.width) refuse(field.key, 'too_long', `does not fit ${field.width} characters`)
  return text
}

function moneyCell(field: Field, value: unknown): string {
  const text = amountText(typeof value === 'bigint' ? value : 0n)
  return field.filled === 'sen' ? text : text.slice(0, text.indexOf('.'))
}

function plainCell(key: keyof Cp8dFacts, value: string | number | boolean | Amount | undefined): string {
  if (typeof value === 'boolean') return value ? '1' : '2'
  if (typeof value === 'string' && key === 'retirement_date') return dayFirst(value)
  return String(value ?? '')
}

function dayFirst(text: string): string {
  const [year, month, day] = text.split('-')
  return `${day}-${month}-${year}`
}
