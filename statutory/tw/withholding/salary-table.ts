/**
 * Tax by the withholding table. Rows are 500 dollars wide and show the tax of their lower end: twelve of it, less
 * exemptions and deductions, taxed as a year's income, a twelfth of it cut to ten dollars. Beyond the last row the
 * salary itself takes the place of the lower end.
 */
import { decimalText } from '#kernel/fraction.ts'
import { type Amount, notNegative } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { bracketOf, floorOfRow } from '../../core/bracket.ts'
import { cutToMultiple, shareOf } from '../../core/rounding.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { beyondTable, type Method, method, taxYear } from './withholding-law.ts'

/** How tax beyond the table is cut: to one dollar or to ten. */
export type AboveTable = '1' | '10'

export function taxByTable(
  salary: Amount,
  dependants: number,
  aboveTable: AboveTable,
  on: PlainDate,
  sheet: Worksheet | undefined,
): Amount {
  const { law, id: source } = method.on(on)
  sheet?.fact('tax_dependants', dependants)
  if (salary < law.tableFrom) {
    sheet?.note('table', 'monthly_tax', 0n, { parts: [['taxable_wages', salary]], source })
    return 0n
  }
  const within = salary <= law.tableUpTo
  const counted = within ? rowStart(salary, law) : salary
  if (sheet) noteRow(sheet, salary, counted, within, on)
  const annual = annualTax(yearlyIncome(counted, dependants, on, sheet), on, sheet)
  const beyond = beyondTable.on(on)
  const step = within || aboveTable !== '1' ? law.tableStep : beyond.law.step
  const monthly = cutToMultiple({ top: annual.top, bottom: annual.bottom * MONTHS }, step)
  sheet?.note('rounding', 'monthly_tax', monthly, {
    parts: [
      ['annual_tax', annual.shown],
      ['months_of_a_year', String(MONTHS)],
    ],
    rounding: step === law.tableStep ? 'cut_to_ten_dollars' : 'cut_to_dollar',
    source: within ? source : beyond.id,
  })
  return monthly
}

const DOLLAR = 100n
const MONTHS = 12n

const rowStart = (salary: Amount, { tableFrom, rowWidth }: Method): Amount =>
  tableFrom + ((salary - tableFrom) / rowWidth) * rowWidth

/** Exemptions for the employee and each dependant, and the deductions that everyone has. */
function yearlyIncome(counted: Amount, dependants: number, on: PlainDate, sheet: Worksheet | undefined): Amount {
  const { law, id: source } = taxYear.on(on)
  const yearly = MONTHS * counted
  const exemptions = law.exemptionPerHead * BigInt(1 + dependants)
  const taxable = notNegative(yearly - exemptions - law.coupleDeduction - law.salaryDeduction)
  if (sheet) {
    sheet.note('sum', 'yearly_salary', yearly, {
      parts: [
        ['table_salary', counted],
        ['months_of_a_year', String(MONTHS)],
      ],
    })
    sheet.note('sum', 'exemptions', exemptions, {
      parts: [
        ['exemption_per_head', law.exemptionPerHead],
        ['tax_dependants', dependants],
      ],
      source,
    })
    sheet.note('sum', 'annual_taxable_income', taxable, {
      parts: [
        ['yearly_salary', yearly],
        ['exemptions', -exemptions],
        ['couple_deduction', -law.coupleDeduction],
        ['salary_deduction', -law.salaryDeduction],
      ],
      source,
    })
  }
  return taxable
}

/** The year's tax, unrounded; `shown` without its fraction of a cent. */
type Annual = { readonly top: bigint; readonly bottom: bigint; readonly shown: Amount }

function annualTax(taxable: Amount, on: PlainDate, sheet: Worksheet | undefined): Annual {
  const { law, id: source } = taxYear.on(on)
  const row = bracketOf(law.brackets, taxable)
  const { top, bottom } = shareOf(taxable, row.rate)
  const tax = top - row.difference * bottom
  const shown = tax / bottom
  sheet?.note('bracket', 'annual_tax', shown, {
    parts: [['annual_taxable_income', taxable]],
    row: [
      ['over', floorOfRow(law.brackets, row) ?? 0n],
      ['up_to', row.upTo ?? 'none'],
      ['rate', decimalText(row.rate)],
      ['progressive_difference', row.difference],
    ],
    source,
  })
  return { top: tax, bottom, shown }
}

/** The row of the table, or that there is none. */
function noteRow(sheet: Worksheet, salary: Amount, counted: Amount, within: boolean, on: PlainDate): void {
  const { law, id } = method.on(on)
  const parts = [['taxable_wages', salary]] as const
  if (!within) {
    sheet.note('capped', 'table_salary', counted, { parts, source: beyondTable.on(on).id })
    return
  }
  const row = [
    ['wages_from', counted],
    ['up_to', counted + law.rowWidth - DOLLAR],
  ] as const
  sheet.note('table', 'table_salary', counted, { parts, row, source: id })
}
