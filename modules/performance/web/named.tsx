/** What is rated in the reader's language, and where a review stands. */
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { review } from '../contract/reviews.ts'
import type { Expectation } from '../model/result.ts'
import type { FormStatus } from '../model/stages.ts'
import { useWords } from './words.ts'

export type ReviewShown = DataOf<typeof review>

type Told = {
  readonly name: string
  readonly name_zh: string
  readonly description?: string
  readonly description_zh?: string
}

export function useNamed() {
  const chinese = useLanguage() === 'zh-Hant'
  return {
    name: ({ name, name_zh }: Told) => (chinese && name_zh ? name_zh : name),
    more: ({ description = '', description_zh = '' }: Told) =>
      chinese && description_zh ? description_zh : description,
  }
}

const tones: Readonly<Record<Expectation, Tone>> = { below: 'bad', meet: 'good', above: 'info' }

type Standing = { readonly form_status: FormStatus }

export function StageBadge({ form_status }: Standing) {
  const t = useWords()
  const tone = form_status === 'completed' ? 'good' : form_status === 'form_launch' ? 'plain' : 'info'
  return <StatusBadge tone={tone}>{t(`performance.stage.${form_status}`)}</StatusBadge>
}

export function ExpectationBadge({ is }: { readonly is: Expectation }) {
  const t = useWords()
  return <StatusBadge tone={tones[is]}>{t(`performance.expectation.${is}`)}</StatusBadge>
}

type Fact = readonly [string, ReactNode]

/** A review has many facts that are not there yet: they are not shown as missing. */
export const filled = (facts: readonly Fact[]): readonly Fact[] => facts.filter(([, value]) => value)
