/** Presets: what companies to come begin with, beside what their country gives them. */
import { type Country, countries } from '#kernel/countries.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { addCalendarDays } from '#modules/holidays/server/public.ts'
import { openWithTypes } from '#modules/leave/server/public.ts'
import { notFound, type Problem, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import { addPreset, changePreset, preset, type presetKinds, presets, removePreset } from '../contract/kept.ts'
import { setTimezone } from './companies-store.ts'
import { kept, presetsFor } from './preset-store.ts'

type Row = Awaited<ReturnType<typeof kept.rows>>[number]

export const presetHandlers: readonly Handler[] = [
  on(presets, ({ db }) => db.system.read(async (tx) => (await kept.rows(tx)).map(view))),

  on(preset, async ({ db, params }) => {
    const row = await db.system.read((tx) => kept.one(tx, params.id))
    return row ? view(row) : notFound()
  }),

  on(addPreset, async (call) => {
    const row = only(call.body)
    const refused = refusalOf(row)
    if (refused) return refused
    return call.db.system.transaction(async (tx) =>
      reply(view(await kept.add(tx, call, row)), { messageKey: 'operations.kept' }),
    )
  }),

  on(changePreset, (call) =>
    call.db.system.transaction(async (tx) => {
      const before = await kept.held(tx, call.params.id)
      if (!before) return notFound()
      const wanted = only({ ...before, ...call.body })
      const refused = refusalOf(wanted)
      if (refused) return refused
      return reply(view(await kept.change(tx, call, before, wanted)), { messageKey: 'operations.kept' })
    }),
  ),

  on(removePreset, (call) =>
    call.db.system.transaction(async (tx) => {
      const before = await kept.held(tx, call.params.id)
      if (!before) return notFound()
      await kept.remove(tx, call, before)
      return reply(null, { messageKey: 'operations.gone' })
    }),
  ),
]

/** After its country's own holidays and leave types are there. */
export const presetOpening: CompanyOpening = async (tx, { companyId, country }) => {
  const rows = await presetsFor(tx, country)
  const holidays = rows.flatMap(({ kind, name, name_zh, date }) =>
    kind === 'holiday' && date !== null
      ? [
          {
            ...{ date: plainDateOf(date), name, nameLocal: name_zh || null },
            ...{ region: null, kind: holidayKind[country], standing: 'confirmed' },
          },
        ]
      : [],
  )
  if (holidays.length > 0) await addCalendarDays(tx, companyId, holidays)
  await openWithTypes(
    tx,
    companyId,
    rows.flatMap(({ kind, name, name_zh, days, is_paid }) =>
      kind === 'leave_type' && days !== null ? [{ name, name_zh, days, paid: is_paid }] : [],
    ),
  )
  const zone = rows.find(({ kind }) => kind === 'timezone')
  if (zone) await setTimezone(tx, companyId, zone.name)
}

/** A day off that no law names, in the words of each country. */
const holidayKind = { MY: 'public', TW: 'public', PH: 'special_non_working' } as const satisfies Record<Country, string>

/** Only what the kind has: a holiday has no days, a leave type no date. */
const only = <Given extends Pick<Row, 'kind' | 'date' | 'days'>>(given: Given): Given => ({
  ...given,
  date: given.kind === 'holiday' ? given.date : null,
  days: given.kind === 'leave_type' ? given.days : null,
})

function refusalOf({ kind, name, date, days, country }: Pick<Row, 'kind' | 'name' | 'date' | 'days' | 'country'>) {
  const wrong = (field: string, word: string): Problem => problem(word, { errors: { [field]: [word] } })
  if (kind === 'holiday' && date === null) return wrong('date', 'operations.preset-date')
  if (kind === 'leave_type' && days === null) return wrong('days', 'operations.preset-days')
  if (kind === 'timezone' && !zonesOf(country as Country).includes(name)) return wrong('name', 'operations.preset-zone')
  return undefined
}

/** Where a country has several; whoever works there may choose them. */
const zonesOf = (country: Country): readonly string[] =>
  country === 'MY' ? [countries.MY.timezone, 'Asia/Kuching'] : [countries[country].timezone]

const view = (row: Row) => ({
  ...row,
  country: row.country as Country,
  kind: row.kind as (typeof presetKinds)[number],
})
