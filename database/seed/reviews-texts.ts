/** What people are rated on in each company, and what is said. Everybody and everything is invented. */
import type { Country } from '#kernel/countries.ts'
import type { FactorKind } from '#modules/performance/model/factors.ts'

export type FactorText = {
  readonly kind: FactorKind
  readonly name: string
  readonly name_zh: string
  readonly description: string
  readonly description_zh: string
  readonly weight: number
}

/** A hundred together: a period takes all of them. */
export const factorTexts: readonly FactorText[] = [
  {
    ...{ kind: 'result', name: 'Quality of work', name_zh: '工作品質', weight: 30 },
    description: 'Right the first time; mistakes are said and mended.',
    description_zh: '一次做對，出錯會主動說明並改善。',
  },
  {
    ...{ kind: 'result', name: 'Reliability', name_zh: '可靠度', weight: 25 },
    description: 'Does what was agreed by the day that was agreed.',
    description_zh: '答應的事如期完成。',
  },
  {
    ...{ kind: 'value', name: 'Working together', name_zh: '團隊合作', weight: 20 },
    description: 'Helps without being asked, and asks before guessing.',
    description_zh: '主動幫忙，不懂會先問。',
  },
  {
    ...{ kind: 'skill', name: 'Learning', name_zh: '學習成長', weight: 15 },
    description: 'Learns something each quarter and shows it to others.',
    description_zh: '每季學會新事物並分享給同事。',
  },
  {
    ...{ kind: 'leadership', name: 'Taking the lead', name_zh: '主動承擔', weight: 10 },
    description: 'Sees what is to be done and begins.',
    description_zh: '看到該做的事就動手。',
  },
]

type Said = { readonly own: string; readonly manager: string; readonly hr: string; readonly read: string }
const english: Said = {
  own: 'A good year. I would like to train newcomers next.',
  manager: 'Calm when it is busy. Next step: plan the week without help.',
  hr: 'Agreed in the round of managers.',
  read: 'Thank you, I agree.',
}
export const saidIn: Readonly<Record<Country, Said>> = {
  MY: english,
  PH: english,
  TW: {
    own: '這一年很充實，接下來想負責帶新人。',
    manager: '忙的時候依然穩定，下一步是獨立安排每週工作。',
    hr: '主管會議已確認。',
    read: '謝謝，我同意。',
  },
}
export const periodNames: Readonly<Record<Country, { readonly former: string; readonly present: string }>> = {
  MY: { former: 'Mid year {{year}}', present: 'Year end {{year}}' },
  PH: { former: 'Mid year {{year}}', present: 'Year end {{year}}' },
  TW: { former: '{{year}} 年中考核', present: '{{year}} 年終考核' },
}
export const onObjectives: Readonly<Record<Country, string>> = {
  MY: 'Serve 5% more guests in the morning',
  PH: 'Count the shop without a difference three months running',
  TW: '客戶問題平均兩個工作天內回覆',
}
