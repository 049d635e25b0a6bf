/** The list of people as a file: read page by page in one view, written while it is read, and noted in the log. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isMarked, notFound, type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { rowsAs } from '#platform/sheets/server/export/pieces.ts'
import { type ExportColumn, tableFile } from '#platform/sheets/server/export/table.ts'
import { exportEmployees, type listedColumns } from '../../contract/lists.ts'
import { lookingOf } from '../looking.ts'
import type { EmployeesNeeds } from '../needs.ts'
import type { OwnField, OwnFields } from '../own-fields.ts'
import { withinSight } from '../sight.ts'
import { idsByAccount } from './accounts-of-list.ts'
import { type ListWanted, type Looking, listPeople } from './employees-store.ts'
import { lacksOf, refusedIn, wantedBy } from './list-wanted.ts'
import type { ListedRow } from './listed-columns.ts'
import { askedOfOwn, bothOf } from './own-of-list.ts'

export const listFileHandler = ({ ownFields }: Pick<EmployeesNeeds, 'ownFields'>): Handler =>
  on(exportEmployees, async (call) => {
    const { company, session, body, actor, clock, say, language } = call
    const { format, columns: names, employee_ids: chosen } = body
    const today = clock.today(session.timezone)
    const refused = refusedIn(body, session, today)
    if (refused) return refused
    const byAccount = await idsByAccount(call, body.account)
    if (isMarked(byAccount, 'problem')) return byAccount
    const byOwn = await askedOfOwn(ownFields, call, body)
    if (isMarked(byOwn, 'problem')) return byOwn
    const ids = bothOf(byAccount, byOwn.ids)
    const own = await ownColumns(ownFields, call, names)
    if (isMarked(own, 'problem')) return own
    const subject = { kind: 'company', id: company.companyId }
    const after = { format, columns: names, chosen: chosen?.length ?? null }
    const happened = { action: 'employees.list-exported', subject, after }
    await company.transaction((tx) => record(tx, company.companyId, [happened], { actor, now: clock.now() }))
    const saying = { word: (key: string) => say(language, `employees.listed.${key}`), today }
    return tableFile(company, { name: `employees-${today}`, format }, async (tx) => {
      const looking = await lookingOf(tx, call)
      const wanted = chosen
        ? { sort: body.sort, of: 'everybody' as const, places: byOwn.places }
        : { ...wantedBy(body, today), lacks: lacksOf(body, looking), ids, places: byOwn.places }
      const these = chosen && new Set(chosen)
      if (these && (await howManySeen(tx, looking, [...these])) < these.size) throw new Refusal(notFound())
      const pieces = people(tx, looking, wanted, these)
      const values = (rows: readonly ListedRow[]) =>
        ownFields?.valuesOf(
          tx,
          company.companyId,
          own.map(({ id }) => id),
          rows.map(({ id }) => id),
        )
      const columns = names.map((name): Shown & { readonly header: string } => {
        const field = own.find(({ id }) => name === `own.${id}`)
        return field ? ownColumn(field, call) : { ...shown[name as keyof typeof shown], header: saying.word(name) }
      })
      return {
        name: saying.word('title'),
        columns: columns.map(({ header, kind, width }) => ({ header, kind, ...(width !== undefined && { width }) })),
        rows: rowsAs({ pieces: own.length === 0 ? pieces : withOwn(pieces, values) }, (row) =>
          columns.map(({ cell }) => cell(row, saying)),
        ),
      }
    })
  })

type RowOfFile = ListedRow & { readonly own?: Readonly<Record<string, string>> }

async function* withOwn(
  pieces: AsyncIterable<readonly ListedRow[]>,
  values: (rows: readonly ListedRow[]) => ReturnType<OwnFields['valuesOf']> | undefined,
): AsyncGenerator<readonly RowOfFile[]> {
  for await (const rows of pieces) {
    const of = await values(rows)
    yield rows.map((row) => ({ ...row, own: of?.get(row.id) ?? {} }))
  }
}

/** Those asked for as columns, each one that the reader sees. */
async function ownColumns(
  ownFields: OwnFields | undefined,
  { company, session }: Pick<Call<typeof exportEmployees>, 'company' | 'session'>,
  names: readonly string[],
): Promise<readonly OwnField[] | Problem> {
  const asked = names.flatMap((name) => (name.startsWith('own.') ? name.slice('own.'.length) : []))
  if (asked.length === 0) return []
  const seen = ownFields ? await company.read((tx) => ownFields.seenBy(tx, company.companyId, session)) : []
  const found = seen.filter(({ id }) => asked.includes(id))
  if (found.length < new Set(asked).size)
    return problem('http.invalid', { errors: { columns: ['employees.unknown-own'] } })
  return found
}

function ownColumn(
  { id, name, name_zh, kind }: OwnField,
  { language, say }: Pick<Call<typeof exportEmployees>, 'language' | 'say'>,
): Shown & { readonly header: string } {
  return {
    header: (language === 'zh-Hant' && name_zh) || name,
    kind: kind === 'date' ? 'date' : 'text',
    width: 20,
    cell: ({ own = {} }) => {
      const value = own[id] ?? null
      return kind === 'yes_no' && value ? say(language, `employees.listed.own.${value}`) : value
    },
  }
}

type Saying = { readonly word: (key: string) => string; readonly today: PlainDate }
type Shown = Pick<ExportColumn, 'kind' | 'width'> & {
  readonly cell: (row: RowOfFile, saying: Saying) => string | null
}

/** The same as the list on screen shows in its columns. */
const shown: Readonly<Record<(typeof listedColumns)[number], Shown>> = {
  name: {
    kind: 'text',
    width: 34,
    cell: ({ full_name, preferred_name }) =>
      preferred_name && preferred_name !== full_name ? `${full_name} / ${preferred_name}` : full_name,
  },
  staff_id: { kind: 'text', width: 14, cell: ({ staff_id }) => staff_id },
  department: {
    kind: 'text',
    width: 28,
    cell: ({ department, division }) => [department, division].filter(Boolean).join(' · ') || null,
  },
  position: { kind: 'text', width: 28, cell: ({ position }) => position },
  manager: { kind: 'text', width: 28, cell: ({ manager }) => manager },
  email: { kind: 'text', width: 34, cell: ({ email }) => email },
  type: { kind: 'text', width: 16, cell: ({ employment_type }, { word }) => word(`type.${employment_type}`) },
  joined_on: { kind: 'date', width: 13, cell: ({ joined_on }) => joined_on },
  left_on: { kind: 'date', width: 13, cell: ({ left_on }) => left_on },
  status: {
    kind: 'text',
    width: 20,
    cell: ({ status, joined_on }, { word, today }) =>
      word(status === 'active' && joined_on > today ? 'status.starting' : `status.${status}`),
  },
}

async function howManySeen(tx: Tx, { companyId, sight }: Looking, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ seen: number }>`
    select count(*) as seen from employees e
    where e.company_id = ${companyId} and e.id = any(${[...ids]}::uuid[]) and ${withinSight(sight, companyId)}`.execute(
    tx,
  )
  return rows[0]?.seen ?? 0
}

/** Whoever was chosen was chosen by hand, perhaps while the list was narrowed otherwise. */
async function* people(
  tx: Tx,
  looking: Looking,
  wanted: ListWanted,
  chosen: ReadonlySet<string> | undefined,
): AsyncGenerator<readonly ListedRow[]> {
  for (let page = 1; ; page += 1) {
    const { rows, total } = await listPeople(tx, looking, { ...wanted, page: { page, perPage: AT_ONCE } })
    yield chosen ? rows.filter(({ id }) => chosen.has(id)) : rows
    if (page * AT_ONCE >= total) return
  }
}

/** Few pages, since each is taken from the whole list in its order. */
const AT_ONCE = 2_500
