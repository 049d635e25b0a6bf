/** What an advertisement asks whoever applies. */

export const questionKinds = ['yes_no', 'text', 'number', 'choice'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** A choice in Chinese; null where it stands in one language alone. What is answered is the choice itself. */
export const choiceInChinese = ({ choices, choices_zh = [] }: Question, choice: string): string | null =>
  choices_zh[choices.indexOf(choice)] ?? null

export type Question = {
  readonly id: string
  /** One of the two is there at least. */
  readonly text: string | null
  readonly text_zh: string | null
  readonly kind: QuestionKind
  /** Of a choice alone. */
  readonly choices: readonly string[]
  /** Each choice in Chinese, in their order; none where the question was asked before there was any. */
  readonly choices_zh?: readonly (string | null)[]
  readonly required: boolean
  /** The answers with which nobody is looked at further: 'no', or some of the choices. Empty where it decides nothing. */
  readonly knockout: readonly string[]
}
