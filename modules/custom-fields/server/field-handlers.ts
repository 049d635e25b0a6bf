/** The fields themselves: added, changed, ordered, switched off; removed only while nobody has anything there. */
import { lockCompany } from '#modules/company/server/public.ts'
import { log } from '#platform/activity/server/log.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, type Problem, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  addCustomField,
  changeCustomField,
  customFields,
  orderCustomFields,
  removeCustomField,
} from '../contract/fields.ts'
import { cleanChoices } from '../model/kinds.ts'
import { isReserved } from '../model/values-sheet.ts'
import { choicesTaken, type FieldRow, fields, MOST_FIELDS, peopleByField, placeFields } from './field-store.ts'

export const fieldHandlers: readonly Handler[] = [
  on(customFields, ({ company }) => company.read((tx) => shown(tx, company.companyId))),

  on(addCustomField, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      await lockCompany(tx, companyId)
      const before = await fields.rows(tx, companyId)
      if (before.length >= MOST_FIELDS) return problem('customFields.enough')
      if (isReserved(call.body.name)) return wrong('name', 'customFields.name-taken')
      const choices = cleanChoices(call.body.kind, call.body.choices)
      if (!choices) return wrong('choices', 'customFields.choices')
      const position = Math.max(0, ...before.map((one) => one.position)) + 1
      const row = await fields.add(tx, call, { id: newId(), ...call.body, choices: [...choices], position })
      return reply(view(row, 0), { messageKey: 'customFields.stored' })
    }),
  ),

  on(changeCustomField, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      await lockCompany(tx, companyId)
      const before = await fields.held(tx, companyId, call.params.id)
      if (!before) return notFound()
      const { name, kind = before.kind, choices: given } = call.body
      if (name !== undefined && isReserved(name)) return wrong('name', 'customFields.name-taken')
      const choices = cleanChoices(kind, given ?? (kind === 'choice' ? before.choices : []))
      if (!choices) return wrong('choices', 'customFields.choices')
      const taken = await choicesTaken(tx, companyId, before.id)
      if (taken.length > 0 && kind !== before.kind) return wrong('kind', 'customFields.kind-used')
      if (kind === 'choice' && taken.some((value) => !choices.includes(value)))
        return wrong('choices', 'customFields.choice-used')
      const row = await fields.change(tx, call, before, { ...before, ...call.body, choices: [...choices] })
      const people = (await peopleByField(tx, companyId)).get(row.id) ?? 0
      return reply(view(row, people), { messageKey: 'customFields.stored' })
    }),
  ),

  on(removeCustomField, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      await lockCompany(tx, companyId)
      const before = await fields.held(tx, companyId, call.params.id)
      if (!before) return notFound()
      if ((await peopleByField(tx, companyId)).has(before.id)) return problem('customFields.used')
      await fields.remove(tx, call, before)
      return reply(null, { messageKey: 'customFields.removed' })
    }),
  ),

  on(orderCustomFields, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      await lockCompany(tx, companyId)
      const { ids } = call.body
      const before = await fields.rows(tx, companyId)
      const isAll = new Set(ids).size === ids.length && ids.length === before.length
      if (!isAll || before.some(({ id }) => !ids.includes(id))) return wrong('ids', 'customFields.order-of-all')
      if (before.some(({ id }, at) => id !== ids[at])) {
        await placeFields(tx, companyId, ids)
        const nameOf = new Map(before.map(({ id, name }) => [id, name]))
        await log(tx, call, {
          action: 'customFields.ordered',
          subject: { kind: 'custom_field', name: '' },
          before: { order: before.map(({ name }) => name) },
          after: { order: ids.map((id) => nameOf.get(id)) },
        })
      }
      const after = await shown(tx, companyId)
      return reply(after, { messageKey: 'customFields.stored' })
    }),
  ),
]

async function shown(tx: Tx, companyId: string) {
  const people = await peopleByField(tx, companyId)
  return (await fields.rows(tx, companyId)).map((row) => view(row, people.get(row.id) ?? 0))
}

const view = ({ position: _, ...row }: FieldRow, people: number) => ({ ...row, people })

const wrong = (field: string, key: string): Problem => problem(key, { errors: { [field]: [key] } })
