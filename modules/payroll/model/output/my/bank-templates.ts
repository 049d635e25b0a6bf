/** The layouts of Malaysian banks, as far as they are known from outside the banks; each shows its standing. */
import type { BankTemplate } from '../bank/bank-template.ts'

/** Maybank's bulk payment sheet for M2U Biz. */
const maybank: BankTemplate = {
  code: 'maybank',
  kind: 'delimited',
  standing: 'single source',
  latin: false,
  identityKinds: { card: 'NRIC', passport: 'PASSPORT' },
  before: [
    [{ text: 'Employer Info :' }],
    [{ text: 'Crediting Date (eg. dd/MM/yyyy)' }, 'paymentDate'],
    [{ text: 'Payment Reference' }],
    [{ text: 'Payment Description' }],
    [{ text: 'Bulk Payment Type' }, { text: 'Salary' }],
    [],
  ],
  columns: [
    { title: 'Beneficiary Name', value: 'name' },
    { title: 'Beneficiary Bank', value: 'bankName' },
    { title: 'Beneficiary Account No', value: 'account' },
    { title: 'ID Type', value: 'identityKind' },
    { title: 'ID Number', value: 'identity' },
    { title: 'Payment Amount', value: 'amount' },
    { title: 'Payment Reference', value: 'reference' },
    { title: 'Payment Description', value: 'staffId' },
  ],
}

/**
 * CIMB BizChannel salary. Known: the three records, what stands in them in which order, and the widths of the
 * organisation's fields, the name, the amount, the counts and the sums. Not known, and ours until the bank says
 * otherwise: the widths of account, reference, beneficiary id and description. The bank's number (7) is left blank
 * because no list of it is known: a blank is refused by the bank, a wrong number would pay a stranger.
 */
const cimb: BankTemplate = {
  code: 'cimb',
  kind: 'fixed',
  standing: 'inferred',
  latin: true,
  noDigitalBanks: true,
  needs: ['bank_organisation_code'],
  identityKinds: { card: 'NRIC', passport: 'PASSPORT' },
  header: [
    { width: 2, value: { text: '01' } },
    { width: 5, value: 'organisationCode', zeros: true },
    { width: 40, value: 'employer' },
    { width: 8, value: 'paymentDigits' },
    { width: 16, value: { text: '0'.repeat(16) } },
    { width: 2, value: { text: '' } },
  ],
  detail: [
    { width: 2, value: { text: '02' } },
    { width: 7, value: { text: '' } },
    { width: 16, value: 'account' },
    { width: 40, value: 'name' },
    { width: 11, value: 'sen', zeros: true },
    { width: 30, value: 'reference' },
    { width: 20, value: 'identity' },
    { width: 1, value: { text: '2' } },
    { width: 20, value: 'staffId' },
  ],
  trailer: [
    { width: 2, value: { text: '03' } },
    { width: 6, value: 'count', zeros: true },
    { width: 13, value: 'totalSen', zeros: true },
  ],
}

/** Public Bank ECP payroll workbook. */
const publicBank: BankTemplate = {
  code: 'public_bank',
  kind: 'sheet',
  standing: 'single source',
  latin: false,
  noDigitalBanks: true,
  identityKinds: { card: 'NI', passport: 'PP' },
  transferKinds: { own: 'PBB', other: 'IBG', ownSwift: 'PBBEMYKL' },
  sheet: 'ECP',
  before: [[{ text: 'PAYMENT DATE : (DD/MM/YYYY)' }, 'paymentDay']],
  columns: [
    { title: 'Payment Type/ Mode : PBB/IBG/REN', value: 'transferKind', width: 16 },
    { title: 'Bene Account No.', value: 'account', width: 22 },
    { title: 'BIC', value: 'swift', width: 14 },
    { title: 'Bene Full Name', value: 'name', width: 40 },
    { title: 'ID Type', value: 'identityKind', width: 10 },
    { title: 'Bene Identification No / Passport', value: 'identity', width: 20 },
    { title: 'Payment Amount (with 2 decimal points)', value: 'amount', width: 16 },
    { title: 'Recipient Reference', value: 'reference', width: 20 },
    { title: 'Other Payment Details', value: 'staffId', width: 20 },
  ],
  after: [[{ text: 'TOTAL:' }, { text: '' }, { text: '' }, { text: '' }, { text: '' }, { text: '' }, 'total']],
}

export const bankTemplates: readonly BankTemplate[] = [maybank, cimb, publicBank]
