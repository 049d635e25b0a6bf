/** What the form of an advertisement holds, and what it sends. */

import type { BodyOf, DataOf } from '#platform/contract/endpoint.ts'
import type { changeAdvertisement } from '../../contract/advertisements.ts'
import type { vacancy } from '../../contract/vacancies.ts'
import { withoutNewKey } from '../new-key.ts'
import type { Advertisement } from './advertisement.ts'
import type { AdvertisementValues } from './advertisement-values.ts'

/** A new one begins with what the vacancy says. */
export const valuesOf = (now: Advertisement | undefined, of: DataOf<typeof vacancy>): AdvertisementValues => ({
  title: now ? (now.title ?? '') : of.position_name,
  title_zh: now?.title_zh ?? '',
  description: (now ? now.description : of.description) ?? '',
  description_zh: now?.description_zh ?? '',
  requirements: now?.requirements ?? '',
  requirements_zh: now?.requirements_zh ?? '',
  location: now?.location ?? '',
  salary_from: (now ?? of).salary_from ?? '',
  salary_to: (now ?? of).salary_to ?? '',
  show_salary: now?.show_salary ?? true,
  is_remote: now?.is_remote ?? false,
  publish_from: now?.publish_from ?? '',
  publish_to: now?.publish_to ?? '',
  is_active: now?.is_active ?? true,
  questions: (now?.questions ?? []).map(({ choices_zh, ...one }) => ({
    ...{ ...one, text: one.text ?? '', text_zh: one.text_zh ?? '' },
    inChinese: Object.fromEntries(one.choices.map((choice, at) => [choice, choices_zh[at] ?? ''])),
  })),
})

type Body = BodyOf<typeof changeAdvertisement>

export const bodyOf = ({ questions, publish_from, ...values }: AdvertisementValues): Body =>
  ({
    ...values,
    ...(publish_from && { publish_from }),
    questions: questions.map(({ inChinese, ...question }) =>
      withoutNewKey({ ...question, choices_zh: question.choices.map((choice) => inChinese[choice] ?? '') }),
    ),
  }) as unknown as Body
