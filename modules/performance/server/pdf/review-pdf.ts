/** One review on paper, in the caller's language, with what the caller may see of it. */
import type { z } from 'zod'
import { plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { fileReply } from '#platform/http/server/answers.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { dayText } from '#platform/words/format.ts'
import type { ReviewView } from '../../contract/fields.ts'
import { raters } from '../../model/stages.ts'
import type { Acting } from '../acting.ts'

type Shown = z.input<typeof ReviewView>

export async function printedReview(call: Pick<Acting, 'company' | 'say' | 'language'>, shown: Shown) {
  const { name } = await call.company.read((tx) => companyFacts(tx, call.company.companyId))
  const data = paperOf(shown, name, call)
  const pdf = await pdfMaker.make({ template: 'performance-review', data: JSON.stringify(data), tagged: true })
  return fileReply(`review-${shown.staff_id}-${shown.year}.pdf`, 'application/pdf', Buffer.from(pdf.buffer))
}

function paperOf(shown: Shown, company: string, { say, language }: Pick<Acting, 'say' | 'language'>) {
  const t = (key: string, params?: Parameters<Say>[2]) => say(language, `performance.paper.${key}`, params)
  const { parts, items, objectives } = shown
  const own = (english: string, chinese: string) => (language === 'zh-Hant' && chinese ? chinese : english)
  const seen = raters.filter((rater) => parts[rater] !== null)
  const fact = (key: string, value: string | null | undefined) => (value ? [[t(key), value]] : [])
  const rated = (rater: (typeof raters)[number], id: string) =>
    String(parts[rater]?.ratings.find(({ item_id }) => item_id === id)?.rating ?? '')
  const said = seen.flatMap((rater) => [
    ...(parts[rater]?.comment ? [{ by: t(rater), text: parts[rater]?.comment }] : []),
    ...(parts[rater]?.ratings ?? []).flatMap(({ item_id, comment }) => {
      const item = items.find(({ id }) => id === item_id)
      return comment && item ? [{ by: `${t(rater)} · ${own(item.name, item.name_zh)}`, text: comment }] : []
    }),
  ])
  return {
    ...languages[language],
    company,
    title: t('title', { cycle: shown.cycle }),
    facts: [
      ...fact('name', `${shown.full_name} · ${shown.staff_id}`),
      ...fact('position', shown.position),
      ...fact('department', shown.department),
      ...fact('grade', shown.grade),
      ...fact('expectation', shown.expectation && t(shown.expectation)),
      ...fact('completed', shown.completed_on && dayText(plainDateOf(shown.completed_on), language)),
    ],
    item: t('item'),
    weight: t('weight'),
    raters: seen.map((rater) => t(rater)),
    rows: [
      ...items.map((item) => ({
        name: own(item.name, item.name_zh),
        more: own(item.description, item.description_zh),
        weight: `${item.weight} %`,
        ratings: seen.map((rater) => rated(rater, item.id)),
      })),
      { name: t('points'), more: '', weight: '100 %', ratings: seen.map((rater) => shown[`${rater}_points`] ?? '') },
    ],
    objectives: {
      title: t('objectives'),
      hint: t('objectives-hint'),
      rows: objectives.map(({ name, weight, year, quarter, progress, confidence, results }) => ({
        name,
        is: t('objective-is', { year, quarter, weight, progress }),
        sure: confidence === null ? '' : t(`sure-${confidence}`),
        results: results.map((result) => t('result-is', { name: result.name, progress: result.progress })),
      })),
    },
    said: [
      ...said,
      ...(shown.hr_comment ? [{ by: t('hr'), text: shown.hr_comment }] : []),
      ...(shown.acknowledged_comment ? [{ by: t('acknowledged'), text: shown.acknowledged_comment }] : []),
    ],
    signs: [t('sign-employee'), t('sign-manager')],
  }
}

const languages = {
  en: { lang: 'en', region: null },
  'zh-Hant': { lang: 'zh', region: 'TW' },
} as const satisfies Record<Language, { lang: string; region: string | null }>
