/** What an advertisement asked and what was answered: judged by the field of the question, kept with its words. */
import { choiceInChinese, type Question } from '#modules/recruitment/model/public.ts'

export type Answer = {
  readonly id: string
  readonly text: string
  /** The question in Chinese, where it was asked in both; answers of before have none. */
  readonly text_zh?: string | null
  readonly answer: string
  /** A choice in Chinese, where it stood in both. */
  readonly answer_zh?: string | null
  /** One of the answers with which nobody is looked at further. */
  readonly out: boolean
}
export type Judged = {
  readonly answers: readonly Answer[]
  readonly errors: Readonly<Record<string, readonly string[]>>
}

const ANSWER_MAX = 2_000

/** Answers by the question's id; what is not asked is refused. */
export function judgeAnswers(questions: readonly Question[], given: Readonly<Record<string, string>>): Judged {
  const errors: Record<string, readonly string[]> = {}
  for (const id of Object.keys(given))
    if (!questions.some((question) => question.id === id)) errors[`answers.${id}`] = ['candidates.not-asked']
  const answers: Answer[] = []
  for (const question of questions) {
    const answer = (given[question.id] ?? '').trim()
    const fault = faultOf(question, answer)
    if (fault) errors[`answers.${question.id}`] = [fault]
    else if (answer !== '')
      answers.push({
        id: question.id,
        text: question.text ?? question.text_zh ?? '',
        text_zh: question.text_zh,
        answer,
        ...(question.kind === 'choice' && { answer_zh: choiceInChinese(question, answer) }),
        out: question.knockout.includes(answer),
      })
  }
  return { answers, errors }
}

function faultOf({ kind, choices, required }: Question, answer: string): string | undefined {
  if (answer === '') return required ? 'http.required' : undefined
  if (answer.length > ANSWER_MAX) return 'http.too-long'
  if (kind === 'yes_no' && answer !== 'yes' && answer !== 'no') return 'http.not-a-choice'
  if (kind === 'number' && !/^-?\d{1,12}(\.\d{1,4})?$/.test(answer)) return 'candidates.number'
  if (kind === 'choice' && !choices.includes(answer)) return 'http.not-a-choice'
  return undefined
}

/** With their questions and choices in the reader's language, where they were asked in it. */
export const answersIn = (answers: readonly Answer[], language: string) =>
  answers.map(({ text_zh, answer_zh, ...one }) => ({
    ...one,
    ...(language === 'zh-Hant' && { text: text_zh ?? one.text, answer: answer_zh ?? one.answer }),
  }))
