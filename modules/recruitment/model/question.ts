/** What an advertisement asks whoever applies. */

export const questionKinds = ['yes_no', 'text', 'number', 'choice'] as const
export type QuestionKind = (typeof questionKinds)[number]

export type Question = {
  readonly id: string
  /** One of the two is there at least. */
  readonly text: string | null
  readonly text_zh: string | null
  readonly kind: QuestionKind
  /** Of a choice alone. */
  readonly choices: readonly string[]
  readonly required: boolean
  /** The answers with which nobody is looked at further: 'no', or some of the choices. Empty where it decides nothing. */
  readonly knockout: readonly string[]
}
