/** What is agreed to before the first question. A new version asks again; the first time that one agrees counts. */
import { log } from '#platform/activity/server/log.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { problem } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { accept, ownAcknowledgement } from '../contract/chat.ts'
import { acceptedAt, keepAcceptance, type Template, templateInForce } from './acknowledgement-store.ts'

type Asking = Pick<Call<Endpoint>, 'db' | 'company' | 'session' | 'language'>

/** What this account still has to agree to. */
export async function unaccepted(call: Asking) {
  const inForce = await call.db.system.read((tx) => templateInForce(tx))
  if (!inForce || (await whenAccepted(call, inForce.id))) return undefined
  return shown(call, inForce)
}

export const acknowledgingHandlers: readonly Handler[] = [
  on(ownAcknowledgement, async (call) => {
    const inForce = await call.db.system.read((tx) => templateInForce(tx))
    if (!inForce) return null
    return { ...shown(call, inForce), accepted_at: (await whenAccepted(call, inForce.id)) ?? null }
  }),

  on(accept, async (call) => {
    const inForce = await call.db.system.read((tx) => templateInForce(tx))
    if (inForce?.version !== call.body.version) return problem('assistant.not-in-force', { status: 409 })
    const { company, session, clock } = call
    const { id, version, title } = inForce
    await company.transaction(async (tx) => {
      const given = { id, version, accountId: session.accountId, now: clock.now() }
      if (!(await keepAcceptance(tx, company.companyId, given))) return
      await log(tx, call, { action: 'assistant.accepted', subject: { kind: 'acknowledgement', id, name: title } })
    })
    return { ...shown(call, inForce), accepted_at: (await whenAccepted(call, id)) ?? clock.now().toISOString() }
  }),
]

const whenAccepted = async ({ company, session }: Asking, id: string): Promise<string | undefined> => {
  const at = await company.read((tx) => acceptedAt(tx, company.companyId, session.accountId, id))
  return at === undefined ? undefined : new Date(at).toISOString()
}

function shown({ language }: Asking, { id, title, title_zh, content_en, content_zh, version }: Template) {
  const zh = language === 'zh-Hant'
  return { id, title: (zh && title_zh) || title, content: zh ? content_zh : content_en, version }
}
