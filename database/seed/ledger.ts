/** Where pay and claims are booked to: by the sums of the payslip, and basic pay by itself. */
import type { Country } from '#kernel/countries.ts'
import { changeSettings } from '#modules/company/contract/settings.ts'
import {
  addLedgerAccount,
  changeLedgerSetup,
  ledgerAccounts,
  ledgerSetup,
} from '#modules/payreports/contract/ledger.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Business } from './business.ts'

type Account = readonly [number: string, name: string]
type Booked = { readonly figure: string; readonly debit?: Account; readonly credit?: Account }
type Plan = {
  readonly suspense: Account
  readonly claims: Readonly<Record<'payable' | 'bank' | 'advances', string>>
  readonly booked: readonly Booked[]
}

const english = (payable: string, bank: string): Plan => ({
  suspense: ['9999', 'Suspense'],
  claims: { payable, bank, advances: '1230' },
  booked: [
    { figure: 'basic_salary', debit: ['6100', 'Salaries and wages'] },
    { figure: 'gross_pay', debit: ['6110', 'Allowances and other pay'] },
    {
      figure: 'employer_contributions',
      debit: ['6120', 'Contributions of the employer'],
      credit: ['2120', 'Contributions payable'],
    },
    { figure: 'total_deductions', credit: ['2130', 'Deductions payable'] },
    { figure: 'loan_repayment', credit: ['1240', 'Loans to staff'] },
    { figure: 'net_pay', credit: ['2110', 'Salaries payable'] },
  ],
})
const plans: Readonly<Record<Country, Plan>> = {
  MY: english('2140', '1110'),
  PH: english('2150', '1120'),
  TW: {
    suspense: ['9999', '暫記帳'],
    claims: { payable: '2209', bank: '1113', advances: '1268' },
    booked: [
      { figure: 'basic_salary', debit: ['6111', '薪資支出'] },
      { figure: 'gross_pay', debit: ['6112', '津貼與其他薪資'] },
      { figure: 'employer_contributions', debit: ['6118', '保險費與退休金'], credit: ['2202', '應付保險費與退休金'] },
      { figure: 'total_deductions', credit: ['2252', '代扣款項'] },
      { figure: 'loan_repayment', credit: ['1188', '員工借支'] },
      { figure: 'net_pay', credit: ['2201', '應付薪資'] },
    ],
  },
}

export async function mapLedger({ act, admin, payroll, country, now: at }: Business): Promise<void> {
  const { suspense, claims, booked: all } = plans[country]
  const { figures } = (await act(payroll, ledgerSetup, { at })) as DataOf<typeof ledgerSetup>
  // Not every country's payslip has a line of each.
  const booked = all.filter(({ figure }) => figures.some(({ name }) => name === figure))
  const known = (await act(payroll, ledgerAccounts, { at })) as DataOf<typeof ledgerAccounts>
  if (known.length === booked.length) return
  const [suspense_account, suspense_name] = suspense
  await act(payroll, changeLedgerSetup, { body: { suspense_account, suspense_name }, at })
  const accounts = Object.fromEntries(Object.entries(claims).map(([name, code]) => [`claim_account_${name}`, code]))
  await act(admin, changeSettings, { params: { id: admin.companyId }, body: accounts, at })
  for (const { figure, debit, credit } of booked) {
    if (known.some((one) => one.figure === figure)) continue
    const sides = {
      ...(debit && { debit_account: debit[0], debit_name: debit[1] }),
      ...(credit && { credit_account: credit[0], credit_name: credit[1] }),
    }
    await act(payroll, addLedgerAccount, { body: { figure, ...sides }, at })
  }
}
