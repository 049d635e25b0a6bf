/** Today's question and answer: one touch answers, another changes, and each can be taken back from its toast. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/http/web/client.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { answerMood, ownMood, removeMood } from '../../contract/mood.ts'
import { useWords } from '../words.ts'

export type Own = DataOf<typeof ownMood>

export function useToday(own: Own | undefined) {
  const before = own?.answer ?? null
  const back = () =>
    before === null
      ? call(removeMood, {})
      : call(answerMood, { body: { step: before.step, note: before.note ?? '', is_shared: before.is_shared } })
  const doing = { refreshes: [ownMood], undoBy: () => back }
  const answer = useAct(answerMood, doing)
  const remove = useAct(removeMood, doing)
  return { answer, remove, working: answer.isPending || remove.isPending }
}

/** The company's own question, or the usual one. */
export function useQuestion(own: Own | undefined): string {
  const t = useWords()
  const asked = useLanguage() === 'zh-Hant' ? own?.question_zh : own?.question_en
  return asked ?? t('mood.question')
}
