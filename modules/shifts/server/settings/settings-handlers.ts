/** Settings of planning, for Taiwan by one pair of calls and for the others by the other. */
import type { Country } from '#kernel/countries.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts, lockCompany, overtakenBy } from '#modules/company/server/public.ts'
import { differences } from '#platform/activity/model/differences.ts'
import { log } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { type KeptRows, keptRows } from '#platform/undo/server/kept-rows.ts'
import { setSettingsMy, setSettingsTw, settingsMy, settingsTw } from '../../contract/settings.ts'
import type { ShiftNeeds } from '../needs.ts'
import { tellOfConfirmed } from '../roster/tell-of-confirmed.ts'
import { takesRosters } from '../sheets/rms-store.ts'
import { periodChange } from '../undos.ts'
import { daysOutside, erase } from './period-store.ts'
import { lawOf, type Settings, saveSettings, settingsOf } from './settings-store.ts'

type Reading = Pick<Call<typeof settingsMy>, 'company'>
type Writing = Call<typeof setSettingsMy>
const taiwan = (country: Country) => country === 'TW'
const others = (country: Country) => country !== 'TW'

export const settingsHandlers = (needs: ShiftNeeds): readonly Handler[] => [
  on(settingsTw, (call) => read(call, taiwan)),
  on(settingsMy, (call) => read(call, others)),
  on(setSettingsTw, (call) => write(call, needs, taiwan)),
  on(setSettingsMy, (call) => write(call, needs, others)),
]

const read = ({ company }: Reading, isOf: (country: Country) => boolean) =>
  company.read(async (tx) => {
    const { country } = await companyFacts(tx, company.companyId)
    return isOf(country) ? shown(tx, company.companyId, await settingsOf(tx, company.companyId, country)) : notFound()
  })

const write = (call: Writing, { rosterChanged }: ShiftNeeds, isOf: (country: Country) => boolean) =>
  call.company.transaction(async (tx) => {
    const { companyId } = call.company
    // Held, so that of two who save at once the later sees what the other saved.
    const { country } = await lockCompany(tx, companyId)
    if (!isOf(country)) return notFound()
    const former = await settingsOf(tx, companyId, country)
    const { confirm = false, was, ...given } = call.body
    const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    const settings: Settings = { ...former, ...sent }
    const errors = faultsOf(country, settings)
    if (Object.keys(errors).length > 0) return problem(Object.values(errors).flat()[0] ?? 'http.invalid', { errors })
    const moved = settings.period_from !== former.period_from || settings.period_to !== former.period_to
    const outside = moved ? await daysOutside(tx, companyId, settings) : []
    if (outside.some(({ is_locked }) => is_locked)) return problem('shifts.locked')
    const lines =
      outside.length > 0 ? [call.say(call.language, 'shifts.period-erases-line', { count: outside.length })] : []
    // One answer is given to both questions, so both are asked at once.
    const overtaken = confirm ? undefined : overtakenBy(former, sent, was, lines)
    if (overtaken) return overtaken
    if (lines.length > 0 && !confirm) {
      return problem('shifts.period-erases', { status: 409, data: lines, extra: { confirm_required: true } })
    }
    const differing = differences(former, settings)
    if (!differing) return reply(await shown(tx, companyId, former), { messageKey: 'shifts.settings-saved' })
    const before = await keptRows(tx, companyId, ['shift_settings', {}])
    const kept: KeptRows = [{ table: 'roster_days', rows: outside.map(({ row }) => row) }]
    await erase(tx, companyId, outside)
    await saveSettings(tx, companyId, settings)
    const meta =
      outside.length > 0
        ? await periodChange.keep(tx, call, { kept, settings: before, days: outside.length })
        : undefined
    const answer = reply(await shown(tx, companyId, settings), {
      messageKey: 'shifts.settings-saved',
      ...(meta && { meta }),
    })
    const changed = outside.map(({ employee_id, date }) => ({ employeeId: employee_id, date: plainDateOf(date) }))
    const confirmed = outside.filter(({ row }) => row.is_confirmed)
    await tellOfConfirmed(
      tx,
      companyId,
      confirmed.map(({ employee_id, date }) => ({ employeeId: employee_id, date: plainDateOf(date) })),
    )
    const more = []
    for (const tell of rosterChanged)
      more.push(...(await tell(tx, companyId, changed, { clock: call.clock, by: call.actor.name })))
    const subject = { kind: 'shift-settings' }
    await log(tx, call, { action: 'shifts.settings-changed', subject, ...differing }, ...more)
    return answer
  })

const shown = async (tx: Tx, companyId: string, settings: Settings) => ({
  ...settings,
  external_import: await takesRosters(tx, companyId),
})

function faultsOf(country: Country, settings: Settings) {
  const law = lawOf(country)
  const week = settings.max_hours_per_week
  const faults: Record<string, string | undefined> = {
    normal_hours_per_day: settings.normal_hours_per_day > law.normal_hours_per_day ? 'shifts.looser' : undefined,
    max_hours_per_week:
      law.max_hours_per_week !== null && (week === null || week > law.max_hours_per_week) ? 'shifts.looser' : undefined,
    min_rest_hours: settings.min_rest_hours < law.min_rest_hours ? 'shifts.looser' : undefined,
    adaptive_period_weeks: law.periods.includes(settings.adaptive_period_weeks) ? undefined : 'shifts.no-such-period',
    period_to:
      settings.period_from !== null && settings.period_to !== null && settings.period_to < settings.period_from
        ? 'shifts.ends-first'
        : undefined,
  }
  return Object.fromEntries(Object.entries(faults).flatMap(([field, word]) => (word ? [[field, [word]]] : [])))
}
