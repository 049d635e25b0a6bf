/** The calls of holidays, one by one. */
import { isDeepStrictEqual } from 'node:util'
import { companyFacts } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { Language } from '#platform/http/server/say.ts'
import { keptRows } from '#platform/undo/server/kept-rows.ts'
import {
  changeHoliday,
  createHoliday,
  holiday,
  holidayChoices,
  holidays,
  removeHoliday,
} from '../../contract/holidays.ts'
import { dayTypesOf } from '../../model/day-types.ts'
import { isKindOf, kindsOf } from '../../model/holiday-kinds.ts'
import { regionOf, regionsOf, yearsOf } from '../../model/regions.ts'
import { holidayRemoval } from '../undos.ts'
import { daysOfYear, type HolidayFields, type HolidayRow, holidaysOf, holidays as kept, OWN } from './holiday-store.ts'
import { holidayView, holidayViews } from './holiday-view.ts'

export const singleHolidayHandlers: readonly Handler[] = [
  on(holidays, ({ company, language, query: { year, region } }) =>
    company.read(async (tx) =>
      holidayViews(await holidaysOf(tx, company.companyId, { ...daysOfYear(year), region }), language),
    ),
  ),

  on(holidayChoices, ({ company }) =>
    company.read(async (tx) => {
      const { country, state } = await companyFacts(tx, company.companyId)
      return {
        kinds: [...kindsOf(country)],
        day_types: [...dayTypesOf(country)],
        regions: [...regionsOf(country)],
        years: [...yearsOf(country)],
        own_region: regionOf(country, state) ?? null,
      }
    }),
  ),

  on(holiday, (call) =>
    call.company.read(async (tx) => {
      const row = await kept.one(tx, call.company.companyId, call.params.id)
      return row ? shown(tx, call, row) : notFound()
    }),
  ),

  on(createHoliday, async (call) => {
    const { company, body } = call
    return company.transaction(async (tx) => {
      const fields: HolidayFields = {
        ...body,
        name_local: body.name_local || null,
        region: body.region || null,
        note: body.note || null,
      }
      await demandFitting(tx, company, fields)
      const row = await kept.add(tx, call, { id: newId(), ...fields, ...OWN })
      return reply(await shown(tx, call, row), { messageKey: 'holidays.added' })
    })
  }),

  on(changeHoliday, async (call) => {
    const { company, params, body } = call
    return company.transaction(async (tx) => {
      const former = await kept.held(tx, company.companyId, params.id)
      if (!former) return notFound()
      const fields: HolidayFields = {
        date: body.date ?? former.date,
        name: body.name ?? former.name,
        name_local: (body.name_local === undefined ? former.name_local : body.name_local) || null,
        region: (body.region === undefined ? former.region : body.region) || null,
        kind: body.kind ?? former.kind,
        note: (body.note === undefined ? former.note : body.note) || null,
      }
      if (isDeepStrictEqual(fields, fieldsOf(former)))
        return reply(await shown(tx, call, former), { messageKey: 'holidays.saved' })
      await demandFitting(tx, company, fields)
      const row = await kept.change(tx, call, former, { ...former, ...fields, ...OWN })
      return reply(await shown(tx, call, row), { messageKey: 'holidays.saved' })
    })
  }),

  on(removeHoliday, async (call) => {
    const { company, params } = call
    return company.transaction(async (tx) => {
      const former = await kept.held(tx, company.companyId, params.id)
      if (!former) return notFound()
      const rows = await keptRows(tx, company.companyId, ['holidays', { id: former.id }])
      const removed = { subject: kept.subjectOf(former), fields: fieldsOf(former), kept: rows }
      const meta = await holidayRemoval.keep(tx, call, removed)
      await kept.remove(tx, call, former)
      return reply(null, { messageKey: 'holidays.removed', meta })
    })
  }),
]

/** Beside the other holidays of its day. */
type Reading = { readonly company: CompanyDb; readonly language: Language }
const shown = async (tx: Tx, { company: { companyId }, language }: Reading, row: HolidayRow) =>
  holidayView(row, await holidaysOf(tx, companyId, { from: row.date, to: row.date }), language)

async function demandFitting(tx: Tx, { companyId }: CompanyDb, { kind, region }: HolidayFields): Promise<void> {
  const { country } = await companyFacts(tx, companyId)
  const errors = {
    ...(isKindOf(country, kind) ? {} : { kind: ['holidays.kind-of-country'] }),
    ...(region === null || regionsOf(country).includes(region) ? {} : { region: ['holidays.unknown-region'] }),
  }
  if (Object.keys(errors).length > 0) throw new Refusal(problem('http.invalid', { errors }))
}

const fieldsOf = ({ date, name, name_local, region, kind, note }: HolidayRow): HolidayFields => ({
  date,
  name,
  name_local,
  region,
  kind,
  note,
})
