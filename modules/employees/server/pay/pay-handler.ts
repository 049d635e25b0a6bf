/** Changing agreed pay from a day on, the bank account, or the statutory facts of one person. */
import { parseAmount } from '#kernel/money.ts'
import { companyBanks, findBank } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isMarked, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { changePay } from '../../contract/pay/pay.ts'
import { changePayrollFacts } from '../../contract/pay/payroll-person.ts'
import { countryFields } from '../../model/country-fields/by-country.ts'
import { isFormerPay, saysFormerPay } from '../../model/country-fields/former-pay.ts'
import type { Employment } from '../../model/employments.ts'
import { type FactsRead, readFacts } from '../../model/statutory-facts.ts'
import { invalid } from '../invalid.ts'
import { logChange } from '../log.ts'
import { lookingOf } from '../looking.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { wrongComponents } from '../newcomers/form-newcomer.ts'
import { changesOf, isOvertaken, overtaken } from '../profile/changed-meanwhile.ts'
import { lockProfile, type ProfileRow, profileOf } from '../profile/profile-store.ts'
import type { PayInputsChanged } from '../public-types.ts'
import { openAccount, openFacts } from '../sealed-values.ts'
import type { Sight } from '../sight.ts'
import { unfitTexts } from '../unfit-texts.ts'
import { employmentsOf } from './employments-store.ts'
import { refusingOwnPay } from './own-pay.ts'
import { saveAccounts, saveFacts, saveRates, touch } from './pay-change-store.ts'
import { preferredAccount, rateHistory } from './pay-details-store.ts'
import { payView, readPay } from './pay-view.ts'
import { refusedDay } from './refuse-day.ts'

type PayCall = Call<typeof changePay>
type Cause = Parameters<PayInputsChanged>[2]['cause']

export const payHandlers = (needs: EmployeesNeeds): readonly Handler[] => [
  on(changePay, (call) => changed(call, needs)),
  on(changePayrollFacts, (call) => changed(call, needs, { of: 'company' })),
]

async function changed(call: PayCall, { payInputsChanged, formerPayTold }: EmployeesNeeds, sight?: Sight) {
  const { company, body, session, clock, seal, actor } = call
  // Where money goes is not changed by whoever finds a screen open.
  if (body.bank_account && session.confirmedUntil <= clock.now().getTime()) {
    return problem('http.confirm-identity', { status: 403, extra: { confirm_identity: true } })
  }
  const refuseOwn = await refusingOwnPay(call)
  const done = await company.transaction(async (tx) => {
    const looking = await lookingOf(tx, call, sight)
    const row = await lockProfile(tx, looking, call.params.id)
    if (!row) return notFound()
    if (body.components) await refuseOwn(tx, [row.id])
    if (isOvertaken(row, body.revision)) {
      return {
        read: await readPay(tx, seal, looking, row),
        by: await changesOf(tx, { companyId: looking.companyId, employeeId: row.id, closed: new Set() }),
      }
    }
    const fields = countryFields[looking.country]
    const read = readFacts(body.statutory ?? {}, fields)
    const bank =
      body.bank_account && findBank(looking.country, await companyBanks(tx, looking.companyId))(body.bank_account.bank)
    const employments = (await employmentsOf(tx, looking.companyId, [row.id]))(row.id)
    judge(body, { components: fields.components, employments, read, bankFound: bank !== undefined })
    const differing = changedFacts(openFacts(seal, row.statutory), read).filter(isFormerPay)
    if (differing.length > 0) await refuseOwn(tx, [row.id])
    const told = differing.filter((name) => saysFormerPay(name, factsAfter(read)[name]))
    if (told.length > 0 && (await formerPayTold?.(tx, looking.companyId, [row.id]))?.has(row.id)) {
      const errors = told.map((name) => [`statutory.${name}`, ['employees.former-pay-told']])
      throw new Refusal(invalid(Object.fromEntries(errors)))
    }
    const causes: Cause[] = []
    if (body.components && body.effective_from) {
      if (await changeRates(tx, call, row, body.components, body.effective_from)) causes.push('salary')
    }
    if (
      body.bank_account &&
      bank &&
      (await changeAccount(tx, call, row, bank.code, body.bank_account.account_number))
    ) {
      causes.push('bank-account')
    }
    if (body.statutory && (await changeFacts(tx, call, row, read))) causes.push('person')
    if (causes.length > 0) await touch(tx, looking.companyId, row.id)
    for (const cause of causes) {
      const change = { employeeIds: [row.id], cause, by: actor.name }
      const { effective_from: from } = body
      await payInputsChanged(tx, looking.companyId, cause === 'salary' && from ? { ...change, from } : change)
    }
    return { read: await readPay(tx, seal, looking, (await profileOf(tx, looking, row.id)) ?? row) }
  })
  if (isMarked(done, 'problem')) return done
  const now = await payView(call, done.read)
  return 'by' in done ? overtaken(now, done.by ?? []) : reply(now, { messageKey: 'employees.changed' })
}

function judge(
  body: PayCall['body'],
  known: {
    components: readonly string[]
    employments: readonly Employment[]
    read: FactsRead
    bankFound: boolean
  },
): void {
  const errors = {
    ...unfitTexts(body),
    ...wrongComponents(body.components ?? {}, known.components),
    ...known.read.errors,
    ...(body.components && !body.effective_from ? { effective_from: ['employees.day-needed'] } : {}),
    ...(body.bank_account && !known.bankFound ? { 'bank_account.bank': ['employees.unknown-bank'] } : {}),
  }
  if (Object.keys(errors).length > 0) throw new Refusal(invalid(errors))
  const refused = body.components && body.effective_from && refusedDay(known.employments, body.effective_from)
  if (refused) throw new Refusal(refused)
}

async function changeRates(
  tx: Tx,
  call: PayCall,
  row: ProfileRow,
  wanted: Readonly<Record<string, string>>,
  from: string,
): Promise<boolean> {
  const { seal } = call
  const { companyId } = call.company
  const former = await rateHistory(tx, { companyId, seal }, row.id)
  const before: Record<string, string | null> = {}
  const components: Record<string, string> = {}
  for (const [component, amount] of Object.entries(wanted)) {
    const held = former.find((rate) => rate.component === component && rate.effective_from <= from)?.amount ?? null
    // What holds already is no change.
    if (held !== null && parseAmount(held) === parseAmount(amount)) continue
    before[component] = held
    components[component] = amount
  }
  if (Object.keys(components).length === 0) return false
  await saveRates(tx, { companyId, seal }, row.id, {
    components,
    from,
    reason: call.body.reason || null,
    by: call.actor.accountId,
  })
  const after = { ...components, effective_from: from, reason: call.body.reason ?? null }
  await logChange(tx, call, row, { before, after, action: 'employees.pay-changed', hidden: ['reason'] })
  return true
}

async function changeAccount(tx: Tx, call: PayCall, row: ProfileRow, bank: string, number: string): Promise<boolean> {
  const former = await preferredAccount(tx, call.company.companyId, row.id)
  const formerNumber = former ? openAccount(call.seal, former.account_number) : null
  if (former?.bank === bank && formerNumber === number) return false
  await saveAccounts(tx, call.seal, call.company.companyId, row.id, [{ bank, number, holder: null, share: '100' }])
  const before = { bank: former?.bank ?? null, account_number: formerNumber }
  await logChange(tx, call, row, { before, after: { bank, account_number: number }, action: 'employees.bank-changed' })
  return true
}

const factsAfter = ({ facts, removed }: FactsRead) => ({
  ...facts,
  ...Object.fromEntries(removed.map((name) => [name, null])),
})

const changedFacts = (former: Readonly<Record<string, unknown>>, read: FactsRead): string[] =>
  Object.entries(factsAfter(read)).flatMap(([name, value]) => ((former[name] ?? null) === value ? [] : [name]))

async function changeFacts(tx: Tx, call: PayCall, row: ProfileRow, read: FactsRead): Promise<boolean> {
  const former = openFacts(call.seal, row.statutory)
  const { facts, removed } = read
  const after = factsAfter(read)
  if (changedFacts(former, read).length === 0) return false
  await saveFacts(tx, { companyId: call.company.companyId, seal: call.seal }, row.id, { facts, removed })
  await logChange(tx, call, row, { before: former, after })
  return true
}
