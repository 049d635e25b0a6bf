/** Mood as HR reads it: sums, notes without names, the sheet, and the settings. */
import type { z } from 'zod'
import { addDays } from '#kernel/plain-date.ts'
import { log, logDifferences } from '#platform/activity/server/log.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { changeMoodSetting, exportMood, moodNotes, moodOverview, moodSetting } from '../contract/mood.ts'
import type { Asked, Setting } from '../contract/types.ts'
import { changeOf } from '../model/figures.ts'
import { course, periodBefore, periodOf, pieceOf } from '../model/periods.ts'
import { isAnswered } from './answer-store.ts'
import { moodSheet, sheetRows } from './mood-sheet.ts'
import { ownHandlers } from './own-handlers.ts'
import { heldSetting, minimumAt, minimumsOf, putMinimum, putSetting, settingOf } from './setting-store.ts'
import { countedIn, dayCounted, daysOf, departmentFigures, headcounts, periodFigures, stepsOf } from './sums.ts'
import { sharedNotes } from './sums-store.ts'

export const moodHandlers: readonly Handler[] = [
  ...ownHandlers,
  on(moodOverview, (call) => call.company.read((tx) => overview(tx, call, call.query))),
  on(moodNotes, (call) =>
    call.company.read(async (tx) => {
      const looking = lookingOf(call)
      const { by, on: day = dayCounted(looking.today), page = 1, per_page: perPage } = call.query
      const period = periodOf(by, day)
      const days = daysOf(await countedIn(tx, looking, period), period)
      const { rows, total } = await sharedNotes(tx, looking.companyId, days, { page, perPage })
      return reply(rows, { meta: { page, per_page: perPage, total } })
    }),
  ),
  on(exportMood, async (call) => {
    const { by, on: day = dayCounted(lookingOf(call).today) } = call.query
    const period = periodOf(by, day)
    await call.company.transaction((tx) =>
      log(tx, call, { action: 'mood.exported', subject: subjectOf(call), after: { by, ...period } }),
    )
    return sheetFile(call, `mood-${period.from}.xlsx`, async (tx) => ({
      sheet: moodSheet,
      rows: sheetRows(await overview(tx, call, call.query), call.say(call.language, 'mood.sheet.everybody')),
    }))
  }),
  on(moodSetting, (call) => call.company.read((tx) => settingView(tx, call))),
  on(changeMoodSetting, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId, today } = lookingOf(call)
      const { minimum, ...wanted } = call.body
      const held = await heldSetting(tx, companyId)
      const before = { ...held, ...minimumsAhead(await settingView(tx, call)) }
      const after = { ...held, ...given(wanted) }
      await putSetting(tx, companyId, after)
      if (minimum !== undefined && minimum !== before.minimum) {
        const from = (await isAnswered(tx, companyId)) ? addDays(pieceOf(today).to, 1) : pieceOf(today).from
        await putMinimum(tx, companyId, from, minimum)
      }
      const view = await settingView(tx, call)
      const happened = { action: 'mood.setting-changed', subject: subjectOf(call) }
      await logDifferences(tx, call, happened, before, { ...after, ...minimumsAhead(view) })
      return reply(view, { messageKey: 'mood.setting-saved' })
    }),
  ),
]

type Asking = Pick<Call<Endpoint>, 'company' | 'clock' | 'session' | 'say' | 'language'>

const lookingOf = ({ company, clock, session }: Asking) => ({
  companyId: company.companyId,
  today: clock.today(session.timezone),
})
const subjectOf = ({ company }: Asking) => ({ kind: 'company', id: company.companyId })

async function overview(tx: Tx, call: Asking, { by, on: asked }: z.output<typeof Asked>) {
  const looking = lookingOf(call)
  const counted_to = dayCounted(looking.today)
  const now = periodOf(by, asked ?? counted_to)
  const before = periodBefore(by, now)
  const times = course(by, now)
  // The period before is among them.
  const time = { from: times[0]?.from ?? before.from, to: now.to }
  const counted = await countedIn(tx, looking, time)
  const headcountOn = await headcounts(tx, looking.companyId, time)
  const figures = (period: typeof now) => periodFigures(counted, period, headcountOn)
  const names = { none: call.say(call.language, 'mood.none'), removed: call.say(call.language, 'mood.removed') }
  const departments =
    by === 'day' ? { rows: [], to: null } : await departmentFigures(tx, looking, counted, { now, before, names })
  return {
    ...{ by, counted_to, minimum: counted.minimumOn(pieceOf(now.to).from) },
    ...{
      now: figures(now),
      before: figures(before),
      change: changeOf(stepsOf(counted, now), stepsOf(counted, before)),
    },
    ...{ course: times.map(figures), departments: departments.rows, departments_to: departments.to },
  }
}

async function settingView(tx: Tx, call: Asking): Promise<z.input<typeof Setting>> {
  const { companyId, today } = lookingOf(call)
  const minimums = await minimumsOf(tx, companyId)
  const ahead = minimums.findLast(({ from_date }) => from_date > today)
  return {
    ...(await settingOf(tx, companyId)),
    minimum: minimumAt(minimums)(today),
    next: ahead ? { minimum: ahead.people, from: ahead.from_date } : null,
  }
}

/** What the smallest group is from the next week on, as far as it is settled. */
const minimumsAhead = ({ minimum, next }: z.input<typeof Setting>) => ({ minimum: next?.minimum ?? minimum })

/** What is not named stays. */
const given = <Fields extends object>(fields: Fields): { [Key in keyof Fields]: Exclude<Fields[Key], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
