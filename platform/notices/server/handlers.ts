import type { Endpoint } from '#platform/contract/endpoint.ts'
import { notFound } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { userChannel } from '#platform/realtime/model/channels.ts'
import { publishOnCommit } from '#platform/realtime/server/publish.ts'
import { notices, readNotice, readNotices } from '../contract.ts'
import { noticeText } from '../model/notice.ts'
import { markAll, markOne, noticesOf, unreadOf, type Whose } from './notice-store.ts'

const COUNTED = 100

export const noticeHandlers: readonly Handler[] = [
  on(notices, async (call) => {
    const { company, query, say, language } = call
    const whose = whoseOf(call)
    const [rows, unread] = await company.read(async (tx) => [
      await noticesOf(tx, whose, { limit: query.per_page + 1, before: query.before, unread: query.unread }),
      await unreadOf(tx, whose, COUNTED),
    ])
    return {
      notices: rows.slice(0, query.per_page).map(({ id, link, created_at, read_at, ...said }) => ({
        id,
        text: noticeText(say, language, said),
        link,
        at: created_at,
        read: read_at !== null,
      })),
      more: rows.length > query.per_page,
      unread,
    }
  }),

  on(readNotice, async (call) => {
    const { company, params, body, session } = call
    const readAt = body.read ? call.clock.now().toISOString() : null
    const found = await company.transaction(async (tx) => {
      publishOnCommit(tx, userChannel(session.accountId), 'notice', {})
      return markOne(tx, whoseOf(call), params.id, readAt)
    })
    return found ? null : notFound()
  }),

  on(readNotices, async (call) => {
    const { company, body, session, clock } = call
    const found = await company.transaction(async (tx) => {
      publishOnCommit(tx, userChannel(session.accountId), 'notice', {})
      return markAll(tx, whoseOf(call), body.newest, clock.now().toISOString())
    })
    return found ? null : notFound()
  }),
]

const whoseOf = ({ company, session }: Pick<Call<Endpoint>, 'company' | 'session'>): Whose => ({
  companyId: company.companyId,
  accountId: session.accountId,
})
