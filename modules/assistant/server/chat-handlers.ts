/** Asking the assistant; reading and deleting one’s own conversation. */

import { personNames } from '#modules/employees/server/public.ts'
import { ownHome } from '#modules/me/contract.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { chat, conversation, forget, rate } from '../contract/chat.ts'
import type { StoredKind } from '../model/answer.ts'
import { namesSomebody } from '../model/named.ts'
import { normalise } from '../model/normalise.ts'
import { unaccepted } from './acknowledging.ts'
import { answered, suggestionsOf } from './answering.ts'
import { type Asking, asking, type Said } from './asking.ts'
import { forgetMessages, keepMessage, messagesOf, rateMessage } from './chat-store.ts'
import { instructionOf } from './instruction-store.ts'
import type { AssistantNeeds } from './needs.ts'
import { ownCalls } from './own-calls.ts'
import { countMessage, quotaOf } from './quota-store.ts'
import { linesFor, supported } from './support.ts'

export const chatHandlers = (needs: AssistantNeeds): readonly Handler[] => [
  on(chat, async (call) => {
    const { company, session, clock, seal } = call
    const { message } = call.body
    const today = clock.today(session.timezone)
    const { level, linesBelow } = needs.readDistress(message)
    // Before anything else, whatever is left of the month; nothing of it is stored, counted or told.
    if (level !== 'none') {
      const quota = await company.read((tx) => quotaOf(tx, company.companyId, today))
      return { id: null, ...supported(call, needs, level), quota }
    }
    if (await unaccepted(call)) return problem('assistant.acknowledge-first', { status: 409 })
    const said = await answerTo(call, needs, message)
    return company.transaction(async (tx) => {
      const quota = await countMessage(tx, company.companyId, today)
      if (!quota) throw new Refusal(problem('assistant.quota-used'))
      const now = clock.now()
      const id = newId(now.getTime())
      const kept = { id, accountId: session.accountId, question: message, said, now }
      await keepMessage(tx, seal, company.companyId, kept)
      return { id, ...wire(said), ...(linesBelow && { lines: linesFor(call, needs) }), quota }
    })
  }),

  on(conversation, async (call) => {
    const { company, session, clock, seal, language, query } = call
    const acknowledgement = (await unaccepted(call)) ?? null
    return company.read(async (tx) => {
      const { companyId } = company
      const today = clock.today(session.timezone)
      const wanted = { page: query.page ?? 1, perPage: query.per_page }
      const { messages, meta } = await messagesOf(tx, seal, companyId, session.accountId, wanted)
      const own = await instructionOf(tx, companyId)
      const zh = language === 'zh-Hant'
      const answer = {
        messages: messages.map((one) => ({ ...wire(one), created_at: new Date(one.created_at).toISOString() })),
        quota: await quotaOf(tx, companyId, today),
        acknowledgement,
        intro: zh ? own.intro_zh || own.intro_en : own.intro_en || own.intro_zh,
        contact: contactOf(own, zh),
        suggestions: [...suggestionsOf(askingOf(call, needs, ''), 'first')],
      }
      return reply(answer, { meta })
    })
  }),

  on(forget, (call) =>
    call.company.transaction(async (tx) => {
      const deleted = await forgetMessages(tx, call.company.companyId, call.session.accountId)
      return reply({ deleted }, { messageKey: 'assistant.forgotten' })
    }),
  ),

  on(rate, (call) =>
    call.company.transaction(async (tx) => {
      const { helpful } = call.body
      const { id } = call.params
      const rated = { id, accountId: call.session.accountId, helpful }
      return (await rateMessage(tx, call.company.companyId, rated)) ? { id, helpful } : notFound()
    }),
  ),
]

/** Lists of its own. */
const wire = <One extends Said>(said: One) => ({
  ...said,
  facts: [...said.facts],
  actions: [...said.actions],
  sources: [...said.sources],
  suggestions: [...said.suggestions],
})

async function answerTo(
  call: Call<typeof chat>,
  needs: AssistantNeeds,
  message: string,
): Promise<Said & { kind: StoredKind }> {
  const { company, session, language } = call
  const { companyId } = company
  const own = await company.read((tx) => instructionOf(tx, companyId))
  const said = await answered({
    asking: askingOf(call, needs, message),
    contact: contactOf(own, language === 'zh-Hant'),
    library: async () => ({
      entries: own.entries,
      guides: needs.guides,
      articles: await company.read((tx) => needs.articles(tx, call)),
    }),
    names: async () => {
      const me = (await ownCalls(needs.handlers, call as never)(ownHome))?.employment?.full_name ?? session.name
      const people = await company.read((tx) => personNames(tx, companyId))
      const names = [...people.values()].map(({ fullName }) => fullName)
      return namesSomebody(normalise(message), names, me)
    },
  })
  return said as Said & { kind: StoredKind }
}

function askingOf(call: Pick<Call<Endpoint>, never>, needs: AssistantNeeds, message: string): Asking {
  const whole = call as unknown as Call<Endpoint>
  const { company, session, clock } = whole
  const today = clock.today(session.timezone)
  return asking({
    call: whole,
    text: normalise(message),
    today,
    country: session.country ?? 'MY',
    ask: ownCalls(needs.handlers, whole),
    nextPayDay: () => company.read((tx) => needs.nextPayDay(tx, company.companyId, today)),
  })
}

const contactOf = (own: { readonly contact_en: string; readonly contact_zh: string }, zh: boolean): string =>
  zh ? own.contact_zh || own.contact_en : own.contact_en || own.contact_zh
