/** The calls of the company's own record. */
import { isCountry } from '#kernel/countries.ts'
import { differences } from '#platform/activity/model/differences.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Actor, type Handler, on } from '#platform/http/server/handler.ts'
import { demandSecondFactor } from '#platform/identity/server/account-state.ts'
import { banks, changeProfile, changeSettings, preferBank, profile, settings, showBankList } from '../contract.ts'
import { paySettingNames, paySettingsOf } from '../model/pay-settings.ts'
import { profileChangeOf } from './company-change.ts'
import { bankRows, companyRow, payFrom, saveCompany } from './company-store.ts'
import { bankView, profileView, settingsView } from './company-views.ts'
import { BANK_CONTEXT, companyBanks } from './public.ts'

/** What other parts of the product contribute to this one, given by apps/server/compose.ts. */
export type CompanyNeeds = {
  /** Told in the same transaction when something changed that everybody's pay depends on. */
  readonly payInputsChanged: (
    tx: Tx,
    companyId: string,
    change: { readonly employeeIds: 'everybody'; readonly cause: 'company'; readonly by: string },
  ) => Promise<void>
}

export const companyHandlers = ({ payInputsChanged }: CompanyNeeds): readonly Handler[] => [
  on(profile, ({ company }) => company.read(async (tx) => profileView(await companyRow(tx, company.companyId)))),

  on(changeProfile, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const before = profileView(await companyRow(tx, companyId, true))
      const { columns, numbers } = profileChangeOf(call.body)
      await saveCompany(tx, companyId, columns, { employer_numbers: numbers })
      const after = profileView(await companyRow(tx, companyId))
      if (before.hrd_registered !== after.hrd_registered) await payInputsChanged(tx, companyId, changedBy(call.actor))
      await log(tx, call, 'company.profile-changed', before, after)
      return reply(after, { messageKey: 'company.saved' })
    }),
  ),

  on(settings, ({ company }) => company.read(async (tx) => settingsView(await companyRow(tx, company.companyId)))),

  on(changeSettings, async (call) => {
    const { company, params, body } = call
    // The only company there is, to its own people, is theirs.
    if (params.id !== company.companyId) return notFound()
    const { prefer_lang, timezone_key, ...stored } = body
    if (timezone_key !== undefined && !isTimezone(timezone_key)) {
      return problem('http.invalid', { errors: { timezone_key: ['company.unknown-timezone'] } })
    }
    const [before, after] = await company.transaction(async (tx) => {
      const before = settingsView(await companyRow(tx, company.companyId, true))
      const foreign = foreignSettings(before.country_alpha_2, stored)
      if (foreign.length > 0) throw new Refusal(problem('http.invalid', { errors: Object.fromEntries(foreign) }))
      const columns = { ...(prefer_lang && { prefer_lang }), ...(timezone_key && { timezone_key }) }
      await saveCompany(tx, company.companyId, columns, { settings: stored })
      const after = settingsView(await companyRow(tx, company.companyId))
      if (paySettingNames.some((name) => before[name] !== after[name])) {
        await payInputsChanged(tx, company.companyId, changedBy(call.actor))
      }
      await log(tx, call, 'company.settings-changed', before, after)
      return [before, after] as const
    })
    const demands = after.is_enable_google2fa_login && !before.is_enable_google2fa_login
    if (demands) await demandSecondFactor(call.db, company.companyId, call.clock.now())
    return reply(after, { messageKey: 'company.saved' })
  }),

  on(banks, ({ company, seal }) =>
    company.read(async (tx) => (await bankRows(tx, company.companyId)).map((row) => bankView(seal, row))),
  ),

  on(preferBank, (call) =>
    call.company.transaction(async (tx) => {
      const { company, params, body, seal } = call
      await companyRow(tx, company.companyId, true)
      const former = (await bankRows(tx, company.companyId)).map((row) => bankView(seal, row))
      const chosen = former.find(({ id }) => id === params.id)
      if (!chosen) return notFound()
      const number = body.account_number === undefined ? undefined : seal.seal(body.account_number, BANK_CONTEXT)
      await payFrom(tx, company.companyId, chosen.id, number)
      const now = (await bankRows(tx, company.companyId)).map((row) => bankView(seal, row))
      const paying = (list: typeof now) => list.find((bank) => bank.paying)
      const told = (list: typeof now) => ({
        bank: paying(list)?.name ?? null,
        account: paying(list)?.account_ending ?? null,
      })
      await log(tx, call, 'company.paying-bank-changed', told(former), told(now))
      return reply(now, { messageKey: 'company.saved' })
    }),
  ),

  on(showBankList, ({ company }) =>
    company.read(async (tx) =>
      (await companyBanks(tx, company.companyId)).map(({ code, name, is_digital }) => ({ code, name, is_digital })),
    ),
  ),
]

const changedBy = ({ name }: Actor) => ({ employeeIds: 'everybody', cause: 'company', by: name }) as const

/** Choices that the law of the company's country does not know. */
function foreignSettings(country: string, sent: Fields): [string, string[]][] {
  const own = isCountry(country) ? paySettingsOf[country].map(({ name }) => name) : []
  return paySettingNames
    .filter((name) => sent[name] !== undefined && !own.includes(name))
    .map((name) => [name, ['company.foreign-setting']])
}

type Acting = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock }
type Fields = Readonly<Record<string, unknown>>

async function log(
  tx: Tx,
  { company, actor, clock }: Acting,
  action: string,
  before: Fields,
  after: Fields,
): Promise<void> {
  const differing = differences(before, after)
  if (!differing) return
  const subject = { kind: 'company', id: company.companyId }
  await record(tx, company.companyId, [{ action, subject, ...differing }], { actor, now: clock.now() })
}

function isTimezone(key: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: key }) !== undefined
  } catch {
    return false
  }
}
