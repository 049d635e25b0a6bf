/** Pag-IBIG: contributions, and what loans and MP2 savings took, each kind a file of its own in one layout. */
import type { FileInput, Repaid } from '../../file-input.ts'
import type { AgencyFile } from '../agency-file.ts'
import { blank, field, fixed, right, text } from '../record-layout.ts'
import { digits, loanType, month } from './ph-written.ts'

/** MC contributions, ST multi-purpose loans, CL calamity loans, HL housing loans, M2 savings of MP2. */
type PagIbigKind = 'MC' | 'ST' | 'CL' | 'HL' | 'M2'
/** `account`: by which Pag-IBIG knows the person in this kind. */
const remittance = (kind: PagIbigKind, paid: Parameters<typeof fixed>[0]['detail'], account = 'pag_ibig_number') =>
  fixed({
    ...{ upper: true, extension: 'MCL' },
    header: [
      [
        text('EH'),
        blank(2),
        field('month', { format: 'YYYYMM', width: 6 }),
        field('pag_ibig_employer_number', { width: 15 }),
        text('P', { width: 1 }),
        text(kind, { width: 2 }),
        field('employer', { width: 100 }),
        field('employer_address', { width: 100 }),
        field('employer_postcode', { width: 7 }),
        field('employer_phone', { width: 15 }),
      ],
    ],
    detail: [
      text('DT'),
      field(account, { width: 12 }),
      field('staff_id', { width: 15 }),
      field('last_name', { width: 30 }),
      field('first_name', { width: 30 }),
      field('middle_name', { width: 30 }),
      ...paid,
      field('tin', { width: 15 }),
      field('birth_date', { format: 'YYYYMMDD', width: 8 }),
    ],
  })
const PAG_IBIG = {
  standing: 'several',
  needs: ['pag_ibig_employer_number'],
  asks: ['pag_ibig_number', 'birth_date'],
} as const
const mclName = (kind: string) => (input: FileInput) =>
  `${kind}${digits(input, 'pag_ibig_employer_number')}${month(input, 'YYYYMM')}.MCL`

export const pagIbig: AgencyFile = {
  ...PAG_IBIG,
  name: 'pag_ibig',
  listed: ['pag_ibig_employee', 'pag_ibig_employer'],
  comesTo: { pag_ibig_employee: ['pag_ibig_employee'], pag_ibig_employer: ['pag_ibig_employer'] },
  fileName: mclName('MC'),
  layout: remittance('MC', [right('pag_ibig_employee', 13), right('pag_ibig_employer', 13)]),
}

/** Housing loans and MP2 have accounts of their own: the reference of the loan. */
const accountOf = { ST: 'pag_ibig_number', CL: 'pag_ibig_number', HL: 'loan_reference', M2: 'loan_reference' } as const

/** By its kind and name; whatever says nothing is a multi-purpose loan. */
function kindOf({ kind, name }: Repaid): Exclude<PagIbigKind, 'MC'> {
  if (/\bMP ?2\b|modified pag/i.test(name)) return 'M2'
  if (kind === 'housing' || /housing/i.test(name)) return 'HL'
  return loanType(name) === 'C' ? 'CL' : 'ST'
}

/** What loans took stands in the place of the employee's share; the employer has none in it. */
export const pagIbigLoans = (name: string, kind: Exclude<PagIbigKind, 'MC'>): AgencyFile => ({
  ...PAG_IBIG,
  name,
  asks: [accountOf[kind], 'birth_date'],
  listed: (repaid: Repaid) => repaid.paidTo === 'pag_ibig' && kindOf(repaid) === kind,
  comesTo: { instalment: [] },
  fileName: mclName(kind),
  layout: remittance(kind, [right('instalment', 13), text('0.00', { width: 13, align: 'right' })], accountOf[kind]),
})
