/** Accounts of the ledger that pay is booked to, and a month's journal. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant, ShortText } from '#platform/contract/fields.ts'
import { layouts, layoutValues, MOST_LAYOUT_COLUMNS } from '../model/ledger/layouts.ts'
import { base, readers, YearAndMonth } from './types.ts'

const path = `${base}/ledger/account` as const
const ById = z.object({ id: Id })
const Code = z.string().trim().min(1).max(60)

const fields = {
  /** A line or a sum of the payslip by its name; or else a category of the company. */
  figure: Code.nullable(),
  category_id: Id.nullable(),
  department_id: Id.nullable(),
  cost_centre: ShortText.nullable(),
  debit_account: Code.nullable(),
  debit_name: ShortText.nullable(),
  credit_account: Code.nullable(),
  credit_name: ShortText.nullable(),
}
const AccountBody = z.object(fields).partial().strict()
const Account = z
  .object({
    id: Id,
    figure: z.string().nullable(),
    category_id: Id.nullable(),
    /** What the figure or the category is called. */
    label: z.string(),
    department_id: Id.nullable(),
    department: z.string().nullable(),
    cost_centre: z.string().nullable(),
    debit_account: z.string().nullable(),
    debit_name: z.string().nullable(),
    credit_account: z.string().nullable(),
    credit_name: z.string().nullable(),
  })
  .meta({ id: 'LedgerAccount' })
const problems = ['payreports.ledger-taken', 'payreports.ledger-invalid'] as const

export const ledgerAccounts = endpoint({
  id: 'payreports.ledgerAccounts',
  method: 'GET',
  path,
  access: readers,
  summary: 'What of the pay is booked to which accounts, in payslip order',
  response: z.array(Account),
})
export const ledgerAccount = endpoint({
  id: 'payreports.ledgerAccount',
  method: 'GET',
  path: `${path}/{id}`,
  access: readers,
  params: ById,
  summary: 'One of them',
  response: Account,
})
export const addLedgerAccount = endpoint({
  id: 'payreports.addLedgerAccount',
  method: 'POST',
  path,
  status: 201,
  access: readers,
  body: AccountBody,
  summary: 'Book a figure or a category to accounts, everywhere or in one department or cost centre',
  response: Account,
  problems,
})
export const changeLedgerAccount = endpoint({
  id: 'payreports.changeLedgerAccount',
  method: 'PATCH',
  path: `${path}/{id}`,
  access: readers,
  params: ById,
  body: AccountBody,
  summary: 'Change what is booked or where to',
  response: Account,
  problems,
})
export const removeLedgerAccount = endpoint({
  id: 'payreports.removeLedgerAccount',
  method: 'DELETE',
  path: `${path}/{id}`,
  access: readers,
  params: ById,
  summary: 'Book it to the suspense account again',
  response: z.null(),
})

const LayoutColumn = z
  .object({
    heading: ShortText,
    value: z.enum(layoutValues),
    /** What stands in every row where the value is text. */
    text: z.string().trim().max(255).nullable().default(null),
  })
  .strict()
const Setup = z.object({
  suspense_account: z.string(),
  suspense_name: z.string(),
  columns: z.array(LayoutColumn),
})
const Named = z.object({ name: z.string(), label: z.string(), sides: z.array(z.enum(['debit', 'credit'])) })

export const ledgerSetup = endpoint({
  id: 'payreports.ledgerSetup',
  method: 'GET',
  path: `${base}/ledger/setup`,
  access: readers,
  summary: 'What can be booked, the suspense account and the columns of the company’s own layout',
  response: Setup.extend({
    figures: z.array(Named),
    categories: z.array(Named),
  }),
})
export const changeLedgerSetup = endpoint({
  id: 'payreports.changeLedgerSetup',
  method: 'PATCH',
  path: `${base}/ledger/setup`,
  access: readers,
  body: z
    .object({
      suspense_account: Code,
      suspense_name: ShortText,
      columns: z.array(LayoutColumn).min(1, 'http.required').max(MOST_LAYOUT_COLUMNS),
    })
    .partial()
    .strict(),
  summary: 'Set the suspense account and the company’s own layout',
  response: Setup,
})

export const journal = endpoint({
  id: 'payreports.journal',
  method: 'GET',
  path: `${base}/{year}/{month}/journal`,
  access: readers,
  readsPay: true,
  params: z.object(YearAndMonth),
  query: z.object({
    format: z.enum(['json', 'csv', 'xlsx']).default('json'),
    layout: z.enum(layouts).default('generic'),
    /** Without it the month’s pay, or the reversal of what was booked where the month was opened again. */
    of: z.enum(['pay', 'reversal']).optional(),
  }),
  summary: 'The approved pay of a month as debits and credits; as a file with format csv or xlsx, which books it',
  response: z.object({
    month: z.string(),
    status: z.string(),
    kind: z.enum(['pay', 'reversal']),
    reference: z.string(),
    lines: z.array(
      z.object({
        account: z.string(),
        name: z.string(),
        department: z.string().nullable(),
        cost_centre: z.string().nullable(),
        description: z.string(),
        debit: z.string(),
        credit: z.string(),
      }),
    ),
    debit: z.string(),
    credit: z.string(),
    unmapped: z.array(
      z.object({
        figure: z.string(),
        category: Id.nullable(),
        label: z.string(),
        side: z.enum(['debit', 'credit']),
        amount: z.string(),
      }),
    ),
    /** The journal that was taken last and is not reversed. */
    booked: z.object({ reference: z.string(), at: Instant, by: z.string() }).nullable(),
    /** What was booked is not what is approved now. */
    to_reverse: z.boolean(),
  }),
  problems: [
    'payreports.not-approved',
    'payreports.reverse-first',
    'payreports.nothing-to-reverse',
    'payreports.failed',
  ],
})
