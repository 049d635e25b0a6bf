/** What a company tells its people by the assistant, and how much it is used. */
import { firstDayOf, yearMonthOf } from '#kernel/plain-date.ts'
import { logWithDifferences } from '#platform/activity/server/log.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { conflict, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { accountNames } from '#platform/identity/server/account-names.ts'
import * as calls from '../contract/instruction.ts'
import { entryFaults, type Instruction, strangers } from '../model/instruction.ts'
import { acceptancesOf, countAccepted, templateInForce } from './acknowledgement-store.ts'
import { countsSince } from './chat-store.ts'
import { heldInstruction, instructionOf, saveInstruction } from './instruction-store.ts'
import { quotaOf } from './quota-store.ts'

export const instructionHandlers: readonly Handler[] = [
  on(calls.instruction, ({ company }) => company.read(async (tx) => shown(await instructionOf(tx, company.companyId)))),

  on(calls.changeInstruction, (call) =>
    call.company.transaction(async (tx) => {
      const { company, clock, language } = call
      const { version, entries, ...texts } = call.body
      const errors = entryFaults(entries ?? [])
      if (Object.keys(errors).length > 0) return problem('assistant.invalid', { errors })
      const before = await heldInstruction(tx, company.companyId)
      if (version !== undefined && version !== before.version) return conflict('assistant.overtaken')
      const strange = strangers(entries ?? [], before.entries)
      if (Object.keys(strange).length > 0) throw new Refusal(problem('assistant.invalid', { errors: strange }))
      const now = clock.now()
      const numbered = entries?.map((entry) => ({ ...entry, id: entry.id ?? newId(now.getTime()) }))
      const after = { ...before, ...defined(texts), ...(numbered && { entries: numbered }) }
      if (JSON.stringify(shown(after)) === JSON.stringify(shown(before))) return shown(before)
      const saved = { ...after, version: before.version + 1 }
      await saveInstruction(tx, company.companyId, saved, now)
      await logWithDifferences(tx, call, {
        action: 'assistant.instruction-changed',
        subject: { kind: 'assistant', id: company.companyId, name: call.say(language, 'assistant.name') },
        before: toldOf(before),
        after: toldOf(saved),
      })
      return reply(shown(saved), { messageKey: 'assistant.saved' })
    }),
  ),

  on(calls.usage, async ({ db, company, clock, session, language }) => {
    const today = clock.today(session.timezone)
    const inForce = await db.system.read((tx) => templateInForce(tx))
    return company.read(async (tx) => {
      const { companyId } = company
      const counts = await countsSince(tx, companyId, firstDayOf(yearMonthOf(today)), session.timezone)
      const acknowledgement = inForce && {
        id: inForce.id,
        title: (language === 'zh-Hant' && inForce.title_zh) || inForce.title,
        version: inForce.version,
        accepted: await countAccepted(tx, companyId, inForce.id),
      }
      return { quota: await quotaOf(tx, companyId, today), ...counts, acknowledgement: acknowledgement ?? null }
    })
  }),

  on(calls.acceptances, async ({ db, company, query }) => {
    const { companyId } = company
    const wanted = { page: query.page ?? 1, perPage: query.per_page }
    const { rows, meta } = await company.read((tx) => acceptancesOf(tx, companyId, wanted))
    const ids = rows.map(({ account_id }) => account_id)
    const names = await accountNames(db, companyId, ids)
    const named = rows.map(({ account_id, version, accepted_at }) => ({
      ...{ account_id, version, name: names.get(account_id) ?? '' },
      accepted_at: new Date(accepted_at).toISOString(),
    }))
    return reply(named, { meta })
  }),
]

const shown = ({ intro_en, intro_zh, contact_en, contact_zh, entries, version }: Instruction) => ({
  ...{ intro_en, intro_zh, contact_en, contact_zh, version },
  entries: entries.map(({ id, question_en, question_zh, answer_en, answer_zh }) => ({
    ...{ id, question_en, question_zh, answer_en, answer_zh },
  })),
})

/** As it stands in the log: entries by their questions. */
const toldOf = ({ entries, version: _, ...texts }: Instruction) => ({
  ...texts,
  entries: entries.map(({ question_en, question_zh }) => question_en || question_zh).join(' · '),
})

const defined = <Fields extends object>(fields: Fields): { [Name in keyof Fields]: NonNullable<Fields[Name]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
