/** Loans and orders as a sheet: it leaves as it may come in. Terms alone; what months took is payroll's. */
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { cellAt, fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, Row, Sheet } from '#platform/sheets/model/sheet.ts'
import { type LoanAgency, type LoanKind, loanAgencies, loanKinds } from './loan.ts'
import type { GivenTerms } from './terms.ts'

export type SheetLoan = GivenTerms & {
  readonly id: string
  readonly employee_id: string
  readonly staff_id: string
  readonly name: string
  readonly reference: string | null
  readonly priority: number
  readonly paid_to: LoanAgency | null
}

export const loanSheet: Sheet = {
  name: 'loans',
  columns: [
    { name: 'staff_id', word: 'loans.sheet.staff_id', kind: 'text', required: true, example: 'A-001' },
    { name: 'kind', word: 'loans.sheet.kind', kind: 'choice', required: true, choices: loanKinds },
    { name: 'name', word: 'loans.sheet.name', kind: 'text', required: true, example: 'Motorcycle loan' },
    { name: 'principal', word: 'loans.sheet.principal', kind: 'money', example: '3000.00' },
    { name: 'instalment', word: 'loans.sheet.instalment', kind: 'money', required: true, example: '250.00' },
    { name: 'from', word: 'loans.sheet.from', kind: 'month', required: true, example: '2026-01' },
    { name: 'to', word: 'loans.sheet.to', kind: 'month', example: '2026-12' },
    { name: 'reference', word: 'loans.sheet.reference', kind: 'text' },
    { name: 'priority', word: 'loans.sheet.priority', kind: 'count', example: '1' },
    { name: 'most_percent', word: 'loans.sheet.most_percent', kind: 'rate' },
    { name: 'must_keep', word: 'loans.sheet.must_keep', kind: 'money' },
    { name: 'paid_to', word: 'loans.sheet.paid_to', kind: 'choice', choices: loanAgencies },
  ],
}

export const loanRows = (loans: readonly SheetLoan[]) =>
  loans.map(({ staff_id, kind, name, principal, instalment, from, to, reference, priority, ...limits }) => ({
    ...{ staff_id, kind, name, principal, instalment, from, to, reference, priority },
    most_percent: limits.most_percent,
    must_keep: limits.must_keep,
    paid_to: limits.paid_to,
  }))

type Judging = {
  readonly personOf: (staffId: string) => { readonly id: string; readonly staffId: string } | undefined
  readonly faultsOf: (
    loan: SheetLoan,
    before: SheetLoan | undefined,
  ) => Readonly<Record<string, readonly string[]>> | undefined
  readonly newId: () => string
}

/** One is the same by its person and its name. */
export const loanList = ({ personOf, faultsOf, newId }: Judging): ListKind<SheetLoan> => ({
  kind: 'loan',
  keyOf: ({ staff_id, name }) => `${folded(staff_id)} ${folded(name)}`,
  keyIn: (row) => `${folded(textIn(row, 'staff_id') ?? '')} ${folded(textIn(row, 'name') ?? '')}`,
  keyColumn: 'name',
  itemOf(row, before) {
    const person = personOf(textIn(row, 'staff_id') ?? '')
    if (!person) return [wrong(row, 'staff_id', 'loans.unknown-person')]
    const loan = read(row, before, { id: before?.id ?? newId(), employee_id: person.id, staff_id: person.staffId })
    const faults = faultsOf(loan, before)
    return faults ? Object.entries(faults).map(([column, [key = 'loans.invalid']]) => wrong(row, column, key)) : loan
  },
  nameOf: ({ staff_id, name }) => `${staff_id} ${name}`,
  fields: {
    kind: ({ kind }) => kind,
    principal: ({ principal }) => principal,
    instalment: ({ instalment }) => instalment,
    from: ({ from }) => from,
    to: ({ to }) => to,
    reference: ({ reference }) => reference,
    priority: ({ priority }) => String(priority),
    most_percent: ({ most_percent }) => most_percent,
    must_keep: ({ must_keep }) => must_keep,
    paid_to: ({ paid_to }) => paid_to,
  },
})

const wrong = (row: Row, column: string, key: string): CellFault =>
  fault(row, column, key, { key: `loans.expected.${column}` })

type Identity = Pick<SheetLoan, 'id' | 'employee_id' | 'staff_id'>

/** A column that the sheet does not have says nothing; an empty cell empties. */
function read(row: Row, before: SheetLoan | undefined, identity: Identity): SheetLoan {
  const said = (column: keyof SheetLoan & string): string | null => {
    const cell = cellAt(row, column)
    if (cell !== undefined) return cell === null || cell === '' ? null : String(cell)
    const kept = before?.[column]
    return kept === undefined || kept === null ? null : String(kept)
  }
  return {
    ...identity,
    kind: (said('kind') ?? 'loan') as LoanKind,
    name: said('name') ?? '',
    principal: said('principal'),
    instalment: said('instalment') ?? '0.00',
    from: said('from') ?? '',
    to: said('to'),
    reference: said('reference'),
    priority: Number(said('priority') ?? 1),
    most_percent: said('most_percent'),
    must_keep: said('must_keep'),
    paid_to: said('paid_to') as LoanAgency | null,
  }
}
