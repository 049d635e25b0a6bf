import { reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { rowsAs } from '#platform/sheets/server/export/pieces.ts'
import { tableFile } from '#platform/sheets/server/export/table.ts'
import { activityLog, activityParts, exportActivityLog, verifyActivityLog } from '../contract.ts'
import { allEntries, entriesOf, partsOf, type StoredEntry } from './activity-store.ts'
import { hiddenFrom, type LogSight, shownTo, unnamedTo } from './log-sight.ts'
import { notedHead } from './noted-head.ts'
import { type SubjectNames, subjectReader } from './subject-names.ts'
import { type MethodsOfCalls, subjectTextOf } from './subject-text.ts'
import { verifyChain } from './verify-chain.ts'

export const activityHandlers = (
  sights: readonly LogSight[],
  subjects: readonly SubjectNames[] = [],
  methods?: MethodsOfCalls,
): readonly Handler[] => [
  on(activityLog, async ({ query, company, session, say, language }) => {
    const { page, per_page, ...wanted } = query
    const span = { limit: per_page, offset: (page - 1) * per_page }
    const { companyId } = company
    const { rows, total } = await company.read(async (tx) => {
      const hidden = await hiddenFrom(tx, companyId, session, sights)
      const filter = { ...wanted, ...filteredBy(hidden, session, sights) }
      const found = await entriesOf(tx, companyId, filter, span)
      const kinds = new Set(found.rows.map(({ subject_kind }) => subject_kind))
      const named = await subjectReader(subjects, { tx, companyId, language, kinds })
      const shown = shownTo({ session, say, language }, sights, hidden)
      return { ...found, rows: found.rows.map((row) => named(shown(row))) }
    })
    const textOf = subjectTextOf(say, language, methods)
    const lines = rows.map((row) => ({
      ...row,
      subject_text: textOf(row),
      actor_roles: row.actor_roles.split('|').filter(Boolean),
      title: titleOf(say, language, row.action),
    }))
    return reply(lines, { meta: { page, per_page, total } })
  }),

  on(activityParts, async ({ company, say, language }) => {
    const parts = await company.read((tx) => partsOf(tx, company.companyId))
    return parts.map((part) => {
      const key = `activity.part.${part}`
      const name = say(language, key)
      return { part, name: name === key ? part : name }
    })
  }),

  on(exportActivityLog, async ({ query, company, session, say, language, clock }) => {
    const columns = exported.map((name) => ({
      header: say(language, `activity.column.${name}`),
      kind: 'text' as const,
    }))
    const name = `activity-log-${clock.today(session.timezone)}`
    const { companyId } = company
    const textOf = subjectTextOf(say, language, methods)
    return tableFile(company, { name, format: 'csv' }, async (tx) => {
      const hidden = await hiddenFrom(tx, companyId, session, sights)
      const shown = shownTo({ session, say, language }, sights, hidden)
      const named = await subjectReader(subjects, { tx, companyId, language })
      const filter = { ...query, ...filteredBy(hidden, session, sights) }
      const rows = rowsAs({ pieces: allEntries(tx, companyId, filter) }, (row) =>
        cellsOf(named(shown(row)), titleOf(say, language, row.action), textOf),
      )
      return { name, columns, rows }
    })
  }),

  on(verifyActivityLog, async (call) => verifyChain(call.company, await notedHead(call, call.company.companyId))),
]

type Hidden = Awaited<ReturnType<typeof hiddenFrom>>
const filteredBy = (hidden: Hidden, session: LiveSession, sights: readonly LogSight[]) => ({
  ...{ timezone: session.timezone, forgotten: hidden, unseen: hidden.unseen, unnamed: unnamedTo(session, sights) },
})

function titleOf(say: Say, language: Language, action: string): string {
  const key = `activity.${action}`
  const title = say(language, key)
  return title === key ? action : title
}

const exported = ['number', 'at', 'actor', 'roles', 'title', 'action', 'subject', 'before', 'after', 'address'] as const

const cellsOf = (
  row: StoredEntry,
  title: string,
  textOf: ReturnType<typeof subjectTextOf>,
): readonly (string | null)[] => [
  String(row.seq),
  row.at,
  row.actor,
  row.actor_roles.split('|').filter(Boolean).join(', '),
  title,
  row.action,
  textOf(row) ?? row.subject_id,
  row.before && JSON.stringify(row.before),
  row.after && JSON.stringify(row.after),
  row.address,
]
