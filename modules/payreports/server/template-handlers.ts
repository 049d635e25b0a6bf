/** Reports of own columns: listed, added, changed, removed. */
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { conflict, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import { type KeptRows, keptRows, putBack } from '#platform/undo/server/kept-rows.ts'
import { undoable } from '#platform/undo/server/undoable.ts'
import {
  changeTemplate,
  createTemplate,
  malaysianTemplates,
  names,
  philippineTemplates,
  removeTemplate,
  templates,
} from '../contract/templates.ts'
import type { Column } from '../model/columns.ts'
import { demandCountry } from './demand-country.ts'
import { knownNames } from './known-names.ts'
import { log } from './log.ts'
import { demandRead } from './read-template.ts'
import {
  categoriesOf,
  deleteTemplate,
  heldCategory,
  heldTemplate,
  saveTemplate,
  type TemplateRow,
  templatesOf,
} from './template-store.ts'

type Writing = Pick<Call<typeof changeTemplate>, 'company' | 'actor' | 'clock' | 'language'>
type Body = Call<typeof changeTemplate>['body']

export const templateHandlers: readonly Handler[] = [
  on(templates, ({ company }) =>
    company.read(async (tx) => (await templatesOf(tx, company.companyId)).map(templateView)),
  ),

  on(malaysianTemplates, (call) => ofCategory(call, 'MY')),
  on(philippineTemplates, (call) => ofCategory(call, 'PH')),

  on(names, ({ company, language }) => company.read((tx) => knownNames(tx, company.companyId, language))),

  on(createTemplate, (call) =>
    call.company.transaction((tx) => saved(tx, call, undefined, { ...call.body, type: call.body.type })),
  ),

  on(changeTemplate, (call) =>
    call.company.transaction(async (tx) => {
      const before = await heldTemplate(tx, call.company.companyId, call.params.id)
      if (!before) return notFound()
      if (call.body.revision !== undefined && call.body.revision !== before.revision)
        return conflict('payreports.changed-meanwhile')
      return saved(tx, call, before, call.body)
    }),
  ),

  on(removeTemplate, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const before = await heldTemplate(tx, companyId, call.params.id)
      if (!before) return notFound()
      const { id } = before
      const kept = await keptRows(
        tx,
        companyId,
        ['pay_report_templates', { id }],
        ['pay_report_applied', { template_id: id }],
      )
      await deleteTemplate(tx, companyId, id)
      const meta = await reportRemoval.keep(tx, call, { id, name: before.name, kept })
      await log(tx, call, { action: 'payreports.removed', kind: 'pay_report', of: before, before: told(before) })
      return reply(null, { messageKey: 'payreports.removed', meta })
    }),
  ),
]

export const reportRemoval = undoable<{ readonly id: string; readonly name: string; readonly kept: KeptRows }>({
  kind: 'payreports.removal',
  endpoint: removeTemplate,
  async undo(tx, call, { id, name, kept }) {
    await putBack(tx, kept)
    await log(tx, call, { action: 'payreports.added', kind: 'pay_report', of: { id, name } })
  },
})

async function ofCategory(
  { company, params }: Pick<Call<typeof malaysianTemplates>, 'company' | 'params'>,
  country: 'MY' | 'PH',
) {
  return company.read(async (tx) => {
    await demandCountry(tx, company.companyId, country)
    const category = params.category === '0' ? {} : { category: params.category }
    if (category.category && (await categoriesOf(tx, company.companyId, category.category)).length === 0)
      return notFound()
    return (await templatesOf(tx, company.companyId, category)).map(templateView)
  })
}

async function saved(tx: Tx, call: Writing, before: TemplateRow | undefined, body: Body) {
  const { companyId } = call.company
  const columns = body.columns ? await columnsOf(tx, call, body.columns) : (before?.columns ?? [])
  if (columns.length === 0) {
    throw new Refusal(problem('payreports.last-formula', { errors: { columns: ['payreports.last-formula'] } }))
  }
  const category_id = body.category_id === undefined ? (before?.category_id ?? null) : body.category_id
  if (category_id !== null && !(await heldCategory(tx, companyId, category_id)))
    throw new Refusal(problem('http.invalid', { errors: { category_id: ['http.unknown-id'] } }))
  const id = before?.id ?? newId()
  const one = {
    id,
    category_id,
    name: body.name ?? before?.name ?? '',
    type: body.type ?? before?.type ?? 'report',
    columns,
  }
  await unlessTaken(saveTemplate(tx, companyId, one), 'name', 'payreports.name-taken')
  const [after] = await templatesOf(tx, companyId, { id })
  if (!after) throw new Error('a report that was just saved is not there')
  const action = before ? 'payreports.changed' : 'payreports.added'
  await log(tx, call, {
    action,
    kind: 'pay_report',
    of: after,
    ...(before && { before: told(before) }),
    after: told(after),
  })
  return reply(templateView(after), { messageKey: 'payreports.saved' })
}

/** In their order, each by a key of its own, and readable. */
async function columnsOf(
  tx: Tx,
  { company, language }: Writing,
  sent: NonNullable<Body['columns']>,
): Promise<Column[]> {
  const ordered = sent
    .map((column, at) => ({ column, place: column.order ?? at }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ column: { key, label, formula, format } }): Column => ({ key, label, formula, format }))
  const known = new Set((await knownNames(tx, company.companyId, language)).map(({ name }) => name))
  const twice = sent.findIndex(({ key }, at) => sent.findIndex((one) => one.key === key) !== at)
  if (twice >= 0) {
    throw new Refusal(problem('http.invalid', { errors: { [`columns.${twice}.key`]: ['payreports.key-taken'] } }))
  }
  demandRead(sent, (name) => known.has(name))
  return ordered
}

export const templateView = (row: TemplateRow) => ({
  ...row,
  columns: row.columns.map((column, order) => ({ ...column, order })),
  // Every report of own columns is the company's.
  is_default: false,
})

const told = ({ name, category_name, type, columns }: TemplateRow) => ({
  name,
  category: category_name,
  type,
  columns: columns.map(({ label, formula }) => `${label}: ${formula}`).join('; '),
})
