/** Reports listed, kept, changed, duplicated, removed and marked; those that come with the product stay as they are. */
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { conflict, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import { type KeptRows, keptRows, putBack } from '#platform/undo/server/kept-rows.ts'
import { undoable } from '#platform/undo/server/undoable.ts'
import {
  addTemplate,
  changeTemplate,
  duplicateTemplate,
  markTemplate,
  removeTemplate,
  template,
  templates,
} from '../contract/templates.ts'
import type { Definition } from '../model/definition.ts'
import { judged } from './judged.ts'
import { log, toldOf } from './log.ts'
import { closedTo, type Looking, type Subjects, subjectOf } from './looking.ts'
import {
  deleteTemplate,
  favouritesOf,
  heldTemplate,
  saveTemplate,
  setFavourite,
  type TemplateRow,
  templateSeen,
  templatesOwned,
  templatesSeen,
} from './template-store.ts'
import { keptTemplate, standardTemplates, type Template, templateView, wire } from './template-view.ts'

const MOST_OWNED = 200
type Acting = Looking & Pick<Call<typeof addTemplate>, 'actor'>

export const templateHandlers = (subjects: Subjects): readonly Handler[] => [
  on(templates, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const { accountId } = call.session
      const rows = await templatesSeen(tx, companyId, accountId)
      const favourites = await favouritesOf(tx, companyId, accountId)
      const kept = rows.map(keptTemplate)
      // Of those that come with the product, what one may read.
      const open = standardTemplates(call).filter(({ definition }) => isOpen(subjects, call, definition))
      return [...kept, ...open].map((one) => templateView(subjects, call, one, favourites))
    }),
  ),

  on(template, (call) =>
    call.company.read(async (tx) => {
      const found = await foundTemplate(tx, call, call.params.id)
      return found ? shown(tx, call, subjects, found) : notFound()
    }),
  ),

  on(addTemplate, async (call) => {
    const { body } = call
    judged(subjects, call, body.definition)
    return call.company.transaction((tx) => added(tx, call, subjects, body))
  }),

  on(duplicateTemplate, (call) =>
    call.company.transaction(async (tx) => {
      const found = await foundTemplate(tx, call, call.params.id)
      if (!found) return notFound()
      return added(tx, call, subjects, { name: call.body.name, is_shared: false, definition: found.definition })
    }),
  ),

  on(changeTemplate, async (call) => {
    const { body, params } = call
    if (body.definition) judged(subjects, call, body.definition)
    return call.company.transaction(async (tx) => {
      const before = await ownTemplate(tx, call, params.id)
      if (body.revision !== undefined && body.revision !== before.revision) return conflict('reports.changed-meanwhile')
      const after = {
        ...before,
        name: body.name ?? before.name,
        is_shared: body.is_shared ?? before.is_shared,
        definition: body.definition ? wire(body.definition) : before.definition,
      }
      await unlessTaken(saveTemplate(tx, call.company.companyId, after, call.clock.now()), 'name', 'reports.name-taken')
      const told = ({ name, is_shared, definition }: TemplateRow) => toldOf(name, is_shared, definition)
      const view = await shownAgain(tx, call, subjects, before.id)
      await log(tx, call, 'reports.changed', after, { before: told(before), after: told(after) })
      return reply(view, { messageKey: 'reports.kept' })
    })
  }),

  on(removeTemplate, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { id, name } = await ownTemplate(tx, call, call.params.id)
      const kept = await keptRows(
        tx,
        companyId,
        ['report_templates', { id }],
        ['report_schedules', { template_id: id }],
      )
      await deleteTemplate(tx, companyId, id)
      const meta = await templateRemoval.keep(tx, call, { id, name, kept })
      await log(tx, call, 'reports.removed', { id, name })
      return reply(null, { messageKey: 'reports.removed', meta })
    }),
  ),

  on(markTemplate, (call) =>
    call.company.transaction(async (tx) => {
      const found = await foundTemplate(tx, call, call.params.id)
      if (!found) return notFound()
      await setFavourite(tx, call.company.companyId, call.session.accountId, found.id, call.body.is_favourite)
      return reply(null, { messageKey: call.body.is_favourite ? 'reports.marked' : 'reports.unmarked' })
    }),
  ),
]

export const templateRemoval = undoable<{ readonly id: string; readonly name: string; readonly kept: KeptRows }>({
  kind: 'reports.removal',
  endpoint: removeTemplate,
  async undo(tx, call, { id, name, kept }) {
    await putBack(tx, kept)
    await log(tx, call, 'reports.added', { id, name })
  },
})

const isOpen = (subjects: Subjects, call: Looking, { subject: key }: Definition): boolean => {
  const subject = subjectOf(subjects, key)
  return subject !== undefined && !closedTo(call, subject)
}

/** By an id, or by the key of one that comes with the product. */
export async function foundTemplate(tx: Tx, looking: Looking, id: string): Promise<Template | undefined> {
  if (id.startsWith('standard-')) return standardTemplates(looking).find((one) => one.id === id)
  const { companyId } = looking.company
  const row = await templateSeen(tx, companyId, looking.session.accountId, id)
  return row && keptTemplate(row)
}

/** Held; refused where it is somebody else’s. */
export async function ownTemplate(
  tx: Tx,
  { company, session }: Pick<Acting, 'company' | 'session'>,
  id: string,
): Promise<TemplateRow> {
  const row = await heldTemplate(tx, company.companyId, session.accountId, id)
  if (!row) throw new Refusal(notFound())
  if (row.owner_id !== session.accountId) throw new Refusal(problem('reports.not-owner'))
  return row
}

type Adding = { readonly name: string; readonly is_shared: boolean; readonly definition: Definition }

async function added(tx: Tx, call: Acting, subjects: Subjects, { name, is_shared, definition }: Adding) {
  const { companyId } = call.company
  const { accountId } = call.session
  if ((await templatesOwned(tx, companyId, accountId)) >= MOST_OWNED)
    return problem('reports.many-templates', { params: { most: MOST_OWNED } })
  const one = {
    id: newId(),
    owner_id: accountId,
    owner_name: call.actor.name,
    name,
    is_shared,
    definition: wire(definition),
  }
  await unlessTaken(saveTemplate(tx, companyId, one, call.clock.now()), 'name', 'reports.name-taken')
  const view = await shownAgain(tx, call, subjects, one.id)
  await log(tx, call, 'reports.added', one, { after: toldOf(name, is_shared, definition) })
  return reply(view, { messageKey: 'reports.kept' })
}

async function shown(tx: Tx, call: Looking, subjects: Subjects, found: Template) {
  return templateView(subjects, call, found, await favouritesOf(tx, call.company.companyId, call.session.accountId))
}

async function shownAgain(tx: Tx, call: Acting, subjects: Subjects, id: string) {
  const found = await foundTemplate(tx, call, id)
  if (!found) throw new Error('a report that was just kept is not there')
  return shown(tx, call, subjects, found)
}
