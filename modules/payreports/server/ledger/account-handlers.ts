/** Accounts of the ledger: listed, added, changed, removed; the suspense account and the company's own layout. */
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import {
  addLedgerAccount,
  changeLedgerAccount,
  changeLedgerSetup,
  ledgerAccount,
  ledgerAccounts,
  ledgerSetup,
  removeLedgerAccount,
} from '../../contract/ledger.ts'
import { type Acting, log } from '../log.ts'
import {
  type AccountFields,
  type AccountRow,
  accountsOf,
  deleteAccount,
  heldAccount,
  isDepartment,
  saveAccount,
  saveSetup,
  setupOf,
} from './account-store.ts'
import { bookable } from './bookable.ts'

type Reading = Pick<Acting, 'company'> & { readonly language: Language; readonly say: Say }
type Writing = Acting & Reading

export const ledgerHandlers: readonly Handler[] = [
  on(ledgerAccounts, (call) => call.company.read((tx) => views(tx, call))),

  on(ledgerAccount, (call) =>
    call.company.read(async (tx) => (await views(tx, call, call.params.id))[0] ?? notFound()),
  ),

  on(addLedgerAccount, (call) =>
    call.company.transaction((tx) => saved(tx, call, undefined, { ...nothing, ...call.body })),
  ),

  on(changeLedgerAccount, (call) =>
    call.company.transaction(async (tx) => {
      const before = await heldAccount(tx, call.company.companyId, call.params.id)
      return before ? saved(tx, call, before, { ...fieldsOf(before), ...call.body }) : notFound()
    }),
  ),

  on(removeLedgerAccount, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const before = await heldAccount(tx, companyId, call.params.id)
      if (!before) return notFound()
      const [view] = await views(tx, call, before.id)
      await deleteAccount(tx, companyId, before.id)
      const of = { id: before.id, name: view?.label ?? '' }
      await log(tx, call, { action: 'payreports.ledger-removed', kind: 'ledger_account', of, before: told(before) })
      return reply(null, { messageKey: 'payreports.ledger-removed' })
    }),
  ),

  on(ledgerSetup, (call) =>
    call.company.read(async (tx) => {
      const { figures, categories } = await bookable(tx, call.company.companyId, call)
      const { columns, ...setup } = await setupOf(tx, call.company.companyId)
      return { ...setup, columns: [...columns], figures: [...figures], categories }
    }),
  ),

  on(changeLedgerSetup, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const before = await setupOf(tx, companyId)
      const after = { ...before, ...call.body }
      await saveSetup(tx, companyId, after)
      const shown = ({ columns, ...setup }: typeof before) => ({
        ...setup,
        columns: columns.map(({ heading }) => heading).join(', '),
      })
      const of = { id: companyId, name: after.suspense_name }
      const differing = { before: shown(before), after: shown(after) }
      await log(tx, call, { action: 'payreports.ledger-set', kind: 'ledger_setup', of, ...differing })
      return reply({ ...after, columns: [...after.columns] }, { messageKey: 'payreports.saved' })
    }),
  ),
]

const nothing: AccountFields = {
  figure: null,
  category_id: null,
  department_id: null,
  cost_centre: null,
  debit_account: null,
  debit_name: null,
  credit_account: null,
  credit_name: null,
}
const fieldsOf = ({ id: _, department: __, ...fields }: AccountRow): AccountFields => fields
const told = ({ debit_account, credit_account, department, cost_centre }: AccountRow) => ({
  debit_account,
  credit_account,
  department,
  cost_centre,
})

/** In payslip order, categories after figures. */
async function views(tx: Tx, call: Reading, id?: string) {
  const { companyId } = call.company
  const { figures, categories, label } = await bookable(tx, companyId, call)
  const order = new Map([...figures, ...categories].map(({ name }, at) => [name, at]))
  const placeOf = (row: AccountRow) => order.get(row.figure ?? row.category_id ?? '') ?? order.size
  return (await accountsOf(tx, companyId, id))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((row) => ({ ...row, label: label({ figure: row.figure ?? '', category: row.category_id }) }))
}

async function saved(tx: Tx, call: Writing, before: AccountRow | undefined, fields: AccountFields) {
  const { companyId } = call.company
  const errors = await faultsOf(tx, call, fields)
  if (errors) throw new Refusal(problem('payreports.ledger-invalid', { errors }))
  const id = before?.id ?? newId()
  const field = fields.figure === null ? 'category_id' : 'figure'
  await unlessTaken(Promise.resolve(saveAccount(tx, companyId, id, fields)), field, 'payreports.ledger-taken')
  const [view] = await views(tx, call, id)
  if (!view) throw new Error('an account that was just saved is not there')
  const action = before ? 'payreports.ledger-changed' : 'payreports.ledger-added'
  const of = { id, name: view.label }
  const differing = { ...(before && { before: told(before) }), after: told(view) }
  await log(tx, call, { action, kind: 'ledger_account', of, ...differing })
  return reply(view, { messageKey: 'payreports.saved' })
}

async function faultsOf(tx: Tx, call: Reading, fields: AccountFields): Promise<Record<string, string[]> | undefined> {
  const { companyId } = call.company
  const { figures, categories } = await bookable(tx, companyId, call)
  const what = fields.figure ?? fields.category_id
  if (what === null || (fields.figure !== null && fields.category_id !== null)) {
    return { figure: ['payreports.ledger-one'] }
  }
  const known = (fields.figure === null ? categories : figures).find(({ name }) => name === what)
  if (!known) return { [fields.figure === null ? 'category_id' : 'figure']: ['payreports.ledger-unknown'] }
  if (fields.department_id !== null && fields.cost_centre !== null) return { cost_centre: ['payreports.ledger-place'] }
  if (fields.department_id !== null && !(await isDepartment(tx, companyId, fields.department_id)))
    return { department_id: ['http.unknown-id'] }
  const sides = { debit: fields.debit_account, credit: fields.credit_account }
  const useless = (['debit', 'credit'] as const).find((side) => sides[side] !== null && !known.sides.includes(side))
  if (useless) return { [`${useless}_account`]: [`payreports.ledger-no-${useless}`] }
  if (known.sides.every((side) => sides[side] === null)) {
    return Object.fromEntries(known.sides.map((side) => [`${side}_account`, ['http.required']]))
  }
  return undefined
}
