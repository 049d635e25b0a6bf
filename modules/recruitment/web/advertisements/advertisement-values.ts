import type { QuestionKind } from '../../model/question.ts'

export type QuestionValues = {
  readonly id: string
  readonly text: string
  readonly text_zh: string
  readonly kind: QuestionKind
  readonly choices: readonly string[]
  /** By the choice, so that each keeps its own when others come and go. */
  readonly inChinese: Readonly<Record<string, string>>
  readonly required: boolean
  readonly knockout: readonly string[]
}

export type AdvertisementValues = {
  title: string
  title_zh: string
  description: string
  description_zh: string
  requirements: string
  requirements_zh: string
  location: string
  salary_from: string
  salary_to: string
  show_salary: boolean
  is_remote: boolean
  publish_from: string
  publish_to: string
  is_active: boolean
  questions: readonly QuestionValues[]
}
