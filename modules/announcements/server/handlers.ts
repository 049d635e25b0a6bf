/** Announcements: written, changed, removed, and what they are chosen from. */
import type { z } from 'zod'
import { companyRoles } from '#access/roles.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { containing } from '#platform/database/server/like.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import * as calls from '../contract/announcements.ts'
import type { AnnouncementChange } from '../contract/types.ts'
import {
  type AnnouncementFields,
  type Audience,
  EMPTY,
  EVERYBODY,
  readsOtherwise,
  textFaults,
} from '../model/announcement.ts'
import { lastDayShown } from '../model/state.ts'
import { type Acting, logged, nowOf, refuse } from './acting.ts'
import {
  type AnnouncementRow,
  announcementsOf,
  deleteAnnouncement,
  heldAnnouncement,
  insertAnnouncement,
  setAnnouncement,
} from './announcement-store.ts'
import { choicesOf, countReached, peopleFound, unknownOf } from './audience.ts'
import { fileHandlers } from './file-handlers.ts'
import { filesOf, nameFilesOf } from './file-store.ts'
import { ownHandlers } from './own-handlers.ts'
import { dayOf, publishingHandlers } from './publishing-handlers.ts'
import { readerHandlers } from './reader-handlers.ts'
import { shown } from './shown.ts'
import { tellOfStanding } from './telling.ts'
import { announcementView } from './views.ts'

const written: readonly Handler[] = [
  on(calls.announcements, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const { state, search, page, per_page } = call.query
      const wanted = page === undefined ? undefined : { page, perPage: per_page }
      const found = await announcementsOf(tx, companyId, nowOf(call), { state, search, page: wanted })
      const files = await filesOf(
        tx,
        companyId,
        found.rows.map(({ id }) => id),
      )
      const rows = found.rows.map((row) => announcementView(row, files(row.id)))
      return reply(rows, found.meta && { meta: found.meta })
    }),
  ),
  on(calls.choices, ({ company }) =>
    company.read(async (tx) => ({ ...(await choicesOf(tx, company.companyId)), roles: [...companyRoles] })),
  ),
  on(calls.people, (call) =>
    call.company.read(async (tx) => {
      const { search = '', ids } = call.query
      const { today } = nowOf(call)
      const wanted = { pattern: containing(search), ids: ids?.split(',').filter((id) => UUID.test(id)), today }
      return peopleFound(tx, call.company.companyId, wanted)
    }),
  ),
  on(calls.countAudience, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const { today } = nowOf(call)
      const audience = { ...EVERYBODY, ...said(call.body) }
      refuse(await unknownOf(tx, companyId, audience))
      return { count: await countReached(tx, companyId, audience, today) }
    }),
  ),
  on(calls.announcement, (call) =>
    call.company.read(async (tx) => shown(tx, call.company.companyId, nowOf(call), call.params.id)),
  ),
  on(calls.addAnnouncement, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const when = nowOf(call)
      const { attachments = [], ...body } = call.body
      const fields = changedBy(EMPTY, body)
      await refuseWrong(tx, companyId, fields)
      const id = newId(when.now.getTime())
      await insertAnnouncement(tx, companyId, id, fields, when.now)
      await takeFiles(tx, companyId, id, attachments)
      await logged(tx, call, 'announcement.added', { id, title: fields.title }, {}, told(fields))
      return reply(await shown(tx, companyId, when, id), { messageKey: 'announcement.added' })
    }),
  ),
  on(calls.changeAnnouncement, (call) => call.company.transaction((tx) => change(tx, call))),
  on(calls.removeAnnouncement, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const former = await heldAnnouncement(tx, companyId, nowOf(call), call.params.id)
      if (!former) return notFound()
      // What people read and confirmed is evidence.
      if (former.told_at !== null || !['draft', 'scheduled'].includes(former.state))
        return problem('announcement.was-published')
      await deleteAnnouncement(tx, companyId, former.id)
      await logged(tx, call, 'announcement.removed', former, told(fieldsOf(former)), {})
      return reply(null, { messageKey: 'announcement.removed' })
    }),
  ),
]

/** Calls of one follow those whose address ends in a word. */
export const announcementHandlers: readonly Handler[] = [
  ...fileHandlers,
  ...written,
  ...publishingHandlers,
  ...readerHandlers,
  ...ownHandlers,
]

type Sent = Partial<z.output<typeof AnnouncementChange>>
type Changing = Acting & { readonly params: { readonly id: string }; readonly body: Sent }

async function change(tx: Tx, call: Changing) {
  const { companyId } = call.company
  const when = nowOf(call)
  const former = await heldAnnouncement(tx, companyId, when, call.params.id)
  if (!former) return notFound()
  const { attachments, ask_again, ...body } = call.body
  const before = fieldsOf(former)
  const fields = changedBy(before, body)
  await refuseWrong(tx, companyId, fields)
  const isOut = former.state === 'published' || former.state === 'expired'
  const again = isOut && ask_again === true
  await setAnnouncement(
    tx,
    companyId,
    former.id,
    {
      ...fields,
      ...(isOut && readsOtherwise(before, fields) && { edited_at: when.now }),
      ...(again && { round: former.round + 1, edited_at: when.now }),
      ...(former.publish_at !== null && {
        expires_on: lastDayShown(dayOf(new Date(former.publish_at), when.timezone), fields.duration_expiry),
      }),
    },
    when.now,
  )
  if (attachments) await takeFiles(tx, companyId, former.id, attachments)
  // Whoever is within the audience now, or is asked again.
  if (former.state === 'published') await tellOfStanding(tx, companyId, when)
  await logged(tx, call, 'announcement.changed', { id: former.id, title: fields.title }, told(before), told(fields))
  return reply(await shown(tx, companyId, when, former.id), { messageKey: 'announcement.saved' })
}

async function refuseWrong(tx: Tx, companyId: string, fields: AnnouncementFields): Promise<void> {
  refuse({ ...textFaults(fields), ...(await unknownOf(tx, companyId, fields)) })
}

async function takeFiles(tx: Tx, companyId: string, id: string, files: readonly string[]): Promise<void> {
  if (!(await nameFilesOf(tx, companyId, id, files))) refuse({ attachments: ['http.unknown-id'] })
}

const UUID = /^[0-9a-f-]{36}$/i

const said = <Body extends object>(body: Body) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<Audience>

/** What is not sent stays; an emptied text is none. */
function changedBy(before: AnnouncementFields, body: Omit<Sent, 'attachments' | 'ask_again'>): AnnouncementFields {
  const given = Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, value === '' ? null : value])
  return { ...before, ...Object.fromEntries(given) }
}

const fieldsOf = (row: AnnouncementRow): AnnouncementFields =>
  Object.fromEntries(
    Object.keys(EMPTY).map((name) => [name, row[name as keyof AnnouncementFields]]),
  ) as unknown as AnnouncementFields

/** The log says that a text was changed, and keeps its first words. */
const told = ({ content, content_zh, ...fields }: AnnouncementFields) => ({
  ...fields,
  content: content.slice(0, 200),
  content_zh: content_zh?.slice(0, 200) ?? null,
})
