/** Settings of standby, for Taiwan by one pair of calls and for the others by the other (decision A26). */
import type { Country } from '#kernel/countries.ts'
import {
  companyFacts,
  keepFormerCutOff,
  keepFormerTimeSettings,
  lockCompany,
  overtakenBy,
  setCompanySettings,
} from '#modules/company/server/public.ts'
import { afterApproved, payInputsChanged } from '#modules/payroll/server/public.ts'
import { differences } from '#platform/activity/model/differences.ts'
import { log } from '#platform/activity/server/log.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { setSettingsMy, setSettingsTw, settingsMy, settingsTw } from '../contract/settings.ts'
import { type StandbySettings, saveLock, settingsOf } from './settings-store.ts'

const taiwan = (country: Country) => country === 'TW'
const others = (country: Country) => country !== 'TW'

export const settingsHandlers: readonly Handler[] = [
  on(settingsTw, (call) => read(call, taiwan)),
  on(settingsMy, (call) => read(call, others)),
  on(setSettingsTw, (call) => write(call, taiwan)),
  on(setSettingsMy, (call) => write(call, others)),
]

const read = ({ company }: Pick<Call<typeof settingsMy>, 'company'>, isOf: (country: Country) => boolean) =>
  company.read(async (tx) => {
    const { country } = await companyFacts(tx, company.companyId)
    return isOf(country) ? settingsOf(tx, company.companyId) : notFound()
  })

const write = (call: Call<typeof setSettingsMy>, isOf: (country: Country) => boolean) =>
  call.company.transaction(async (tx) => {
    const { companyId } = call.company
    const { country, settings: before, timezone } = await lockCompany(tx, companyId)
    if (!isOf(country)) return notFound()
    const former = await settingsOf(tx, companyId)
    const { was, confirm = false, ...given } = call.body
    const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    // The same settings stand on another page, and somebody else may just have set them there.
    const overtaken = confirm ? undefined : overtakenBy(former, sent, was)
    if (overtaken) return overtaken
    const settings: StandbySettings = { ...former, ...sent }
    const differing = differences(former, settings)
    if (!differing) return reply(former, { messageKey: 'standby.settings-saved' })
    const after = {
      allowance_calculation_range: settings.calculation_range,
      allowance_calculation_type: settings.calculation_type,
      cut_off_date: settings.cut_off_day,
    }
    await setCompanySettings(tx, companyId, after)
    const afterClosed = () => afterApproved(tx, companyId)
    const changing = { today: call.clock.today(timezone), afterClosed }
    await keepFormerCutOff(tx, companyId, { before, after, ...changing })
    const { allowance_calculation_type } = after
    await keepFormerTimeSettings(tx, companyId, {
      before,
      after: { ...before, allowance_calculation_type },
      ...changing,
    })
    await saveLock(tx, companyId, settings.lock_after_confirm)
    await payInputsChanged(tx, companyId, { employeeIds: 'everybody', cause: 'company', by: call.actor.name })
    const answer = reply(settings, { messageKey: 'standby.settings-saved' })
    await log(tx, call, { action: 'standby.settings-changed', subject: { kind: 'standby-settings' }, ...differing })
    return answer
  })
