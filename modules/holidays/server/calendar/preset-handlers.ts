/** Days taken from the calendar of the country, looked at first. */
import { plainDateOf } from '#kernel/plain-date.ts'
import { lockCompany } from '#modules/company/server/public.ts'
import { log } from '#platform/activity/server/log.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import { problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { importPreset } from '../../contract/holidays.ts'
import { importMakeUpPreset } from '../../contract/make-up-days.ts'
import { officialMakeUpDays } from '../../model/calendars/make-up-days.ts'
import { type CalendarDay, calendarOf } from '../../model/calendars.ts'
import { holidayName } from '../../model/holiday-name.ts'
import { planPreset } from '../../model/preset.ts'
import { regionsOf, yearsOf } from '../../model/regions.ts'
import { addCalendarDays, holidaysOf, holidays as kept } from '../holidays/holiday-store.ts'
import { makeUpDaysOf } from '../make-up-days/make-up-day-store.ts'

type Shown = Pick<CalendarDay, 'name' | 'nameLocal' | 'region'> & { readonly date: string }

export const presetHandlers: readonly Handler[] = [
  on(importPreset, async (call) => {
    const { company, body } = call
    const { companyId } = company
    return company.transaction(async (tx) => {
      const { country } = await lockCompany(tx, companyId)
      if (!yearsOf(country).includes(body.year)) return problem('holidays.no-calendar', { params: { year: body.year } })
      if (!body.regions.every((region) => regionsOf(country).includes(region))) {
        return problem('http.invalid', { errors: { regions: ['holidays.unknown-region'] } })
      }
      const standing = await holidaysOf(tx, companyId, { from: `${body.year}-01-01`, to: `${body.year}-12-31` })
      const plan = planPreset(calendarOf(country), body, standing)
      const removed = body.replace ? plan.others : []
      const shown = ({ date, name, nameLocal, region }: Shown) => ({
        date,
        name,
        name_local: nameLocal,
        title: holidayName(call.language, { name, nameLocal }),
        region,
      })
      const answer = {
        added: plan.added.map(shown),
        removed: removed.map((day) => shown({ ...day, nameLocal: day.name_local })),
        there: plan.there,
        stored: !body.preview,
      }
      if (body.preview) return answer
      const gone = removed.map(({ id }) => id)
      await kept.dropMany(tx, gone)
      await addCalendarDays(tx, companyId, plan.added)
      const done = reply(answer, {
        messageKey: 'holidays.preset-taken',
        params: { added: answer.added.length, removed: removed.length },
      })
      const after = { year: body.year, regions: body.regions, added: answer.added.length, removed: removed.length }
      const subject = { kind: 'holiday', name: String(body.year) }
      await log(tx, call, { action: 'holidays.preset-taken', subject, after })
      return done
    })
  }),

  on(importMakeUpPreset, async (call) => {
    const { company, body } = call
    const { companyId } = company
    return company.transaction(async (tx) => {
      const { country } = await lockCompany(tx, companyId)
      const official = officialMakeUpDays(country).filter(({ date }) => date.startsWith(`${body.year}-`))
      if (official.length === 0) return problem('holidays.no-make-up-days', { params: { year: body.year } })
      const known = new Set((await makeUpDaysOf(tx, companyId)).flatMap(({ date, for_date }) => [date, for_date]))
      const added = official.filter(({ date, forDate }) => !known.has(date) && !known.has(forDate))
      const answer = {
        added: added.map(({ date, forDate, name }) => ({ date, for_date: forDate, name })),
        there: official.length - added.length,
        stored: !body.preview,
      }
      if (body.preview) return answer
      await bulkInsert(
        tx,
        'make_up_days',
        answer.added.map((day) => ({ company_id: companyId, id: newId(), ...day, date: plainDateOf(day.date) })),
      )
      const done = reply(answer, { messageKey: 'holidays.make-up-preset-taken', params: { added: added.length } })
      const subject = { kind: 'makeUpDay', name: String(body.year) }
      await log(tx, call, { action: 'holidays.make-up-preset-taken', subject, after: { added: answer.added } })
      return done
    })
  }),
]
