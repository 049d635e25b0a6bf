import { log } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import { changeGroup, createGroup, group, groups, putInGroup, removeGroup } from '../../contract/types.ts'
import { giveLess } from '../../model/law/law-faults.ts'
import { type LeaveBook, leaveBook, rulesChanged } from '../book.ts'
import { DEFAULT_GROUP } from '../opening.ts'
import { peopleAmong } from '../people.ts'
import {
  type GroupFields,
  type GroupType,
  groupsOf,
  insertGroup,
  type LeaveGroup,
  lockGroup,
  membersOf,
  putInGroup as put,
  removeGroup as remove,
  saveGroup,
} from './group-store.ts'
import { typesOf } from './type-store.ts'
import { type Reading, stepsOf, stepsView } from './type-view.ts'

export const groupHandlers: readonly Handler[] = [
  on(groups, (call) =>
    call.company.read(async (tx) => (await groupsOf(tx, call.company.companyId)).map((one) => groupView(one, call))),
  ),

  on(group, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const found = (await groupsOf(tx, companyId)).find(({ id }) => id === call.params.id)
      if (!found) return notFound()
      return { ...groupView(found, call), employee_ids: await membersOf(tx, companyId, found.id) }
    }),
  ),

  on(createGroup, (call) =>
    call.company.transaction(async (tx) => {
      const book = await leaveBook(tx, call)
      const fields = { name: call.body.name, week: call.body.week, types: typesIn(call.body.types) }
      await refuseWrong(tx, book, fields.types)
      const id = await unlessTaken(insertGroup(tx, book.companyId, fields), 'name', 'leave.name-taken')
      await rulesChanged(tx, book)
      const made = reply(await shownGroup(tx, call, id), { messageKey: 'leave.group-saved' })
      const subject = { kind: 'leave_group', id, name: fields.name }
      await log(tx, call, { action: 'leave.group-added', subject, after: fields })
      return made
    }),
  ),

  on(changeGroup, (call) =>
    call.company.transaction(async (tx) => {
      const book = await leaveBook(tx, call)
      const { companyId } = book
      const held = await lockGroup(tx, companyId, call.params.id)
      const before = (await groupsOf(tx, companyId)).find(({ id }) => id === call.params.id)
      if (!held || !before) return notFound()
      const { name = before.name, week = before.week, types } = call.body
      if (before.is_default && name !== before.name)
        return problem('leave.default-group', { errors: { name: ['leave.default-group'] } })
      const fields: GroupFields = { name, week, types: types ? typesIn(types) : before.types }
      await refuseWrong(tx, book, fields.types)
      await unlessTaken(saveGroup(tx, companyId, before.id, fields), 'name', 'leave.name-taken')
      await rulesChanged(tx, book)
      const saved = reply(await shownGroup(tx, call, before.id), { messageKey: 'leave.group-saved' })
      const subject = { kind: 'leave_group', id: before.id, name }
      const former = { name: before.name, week: before.week, types: before.types }
      await log(tx, call, { action: 'leave.group-changed', subject, before: former, after: fields })
      return saved
    }),
  ),

  on(removeGroup, (call) =>
    call.company.transaction(async (tx) => {
      const book = await leaveBook(tx, call)
      const held = await lockGroup(tx, book.companyId, call.params.id)
      if (!held) return notFound()
      if (held.is_default) return problem('leave.default-group')
      await remove(tx, book.companyId, call.params.id)
      await rulesChanged(tx, book)
      const subject = { kind: 'leave_group', id: call.params.id, name: held.name }
      await log(tx, call, { action: 'leave.group-removed', subject, before: { name: held.name } })
      return null
    }),
  ),

  on(putInGroup, (call) =>
    call.company.transaction(async (tx) => {
      const book = await leaveBook(tx, call)
      const { companyId } = book
      const held = await lockGroup(tx, companyId, call.params.id)
      if (!held) return notFound()
      const ids = call.body.employee_ids
      const known = await peopleAmong(tx, companyId, ids)
      if (ids.some((id) => !known.has(id)))
        return problem('leave.unknown-people', { errors: { employee_ids: ['leave.unknown-people'] } })
      await put(tx, companyId, held.is_default ? null : call.params.id, ids)
      await rulesChanged(tx, book)
      const saved = reply(await shownGroup(tx, call, call.params.id), { messageKey: 'leave.group-saved' })
      const subject = { kind: 'leave_group', id: call.params.id, name: held.name }
      const people = [...known.values()].map(({ staff_id }) => staff_id)
      await log(tx, call, { action: 'leave.group-joined', subject, after: { people } })
      return saved
    }),
  ),
]

type SentTypes = readonly {
  readonly type_id: string
  readonly steps: readonly { readonly from_months: number; readonly amount: number }[] | null
}[]

const typesIn = (types: SentTypes): GroupType[] =>
  types.map(({ type_id, steps }) => ({ type_id, steps: steps === null ? null : stepsOf(steps) }))

async function refuseWrong(tx: Tx, book: LeaveBook, wanted: readonly GroupType[]): Promise<void> {
  const types = new Map((await typesOf(tx, book.companyId)).map((type) => [type.id, type]))
  const isTwice = new Set(wanted.map(({ type_id }) => type_id)).size < wanted.length
  if (isTwice || wanted.some(({ type_id }) => !types.has(type_id)))
    throw new Refusal(problem('http.invalid', { errors: { types: ['http.unknown-id'] } }))
  const isBelow = wanted.some(({ type_id, steps }) => {
    const type = types.get(type_id)
    if (!type || type.kind === null || steps === null) return false
    return giveLess(steps, book.country, type.kind, book.today, type.unit === 'day' ? 2 : book.dayHours)
  })
  if (isBelow) throw new Refusal(problem('leave.below-law', { errors: { types: ['leave.below-law'] } }))
}

async function shownGroup(tx: Tx, call: Reading & { readonly company: { readonly companyId: string } }, id: string) {
  const found = (await groupsOf(tx, call.company.companyId)).find((one) => one.id === id)
  if (!found) throw new Error('a group that was just saved is not there')
  return groupView(found, call)
}

export const groupLabel = (name: string, { language, say }: Reading): string =>
  name === DEFAULT_GROUP ? say(language, 'leave.default-group-name') : name

const groupView = (group: LeaveGroup, reading: Reading) => ({
  ...group,
  label: groupLabel(group.name, reading),
  week: group.week === null ? null : [...group.week],
  types: group.types.map(({ type_id, steps }) => ({ type_id, steps: steps && stepsView(steps) })),
})
