/**
 * What people are usually rated on, so that a first review does not begin on an empty page: a company adds them to its
 * list, or takes them into a period. Those of everybody weigh a hundred together; leading is for whoever leads.
 */
import type { FactorKind } from './factors.ts'

export type UsualFactor = {
  readonly kind: FactorKind
  readonly name: string
  readonly name_zh: string
  readonly description: string
  readonly description_zh: string
  readonly rating_guide: string
  readonly rating_guide_zh: string
  readonly weight: number
}

const guide = {
  rating_guide: '1: well below what the job asks. 3: as it asks. 5: well above.',
  rating_guide_zh: '1 分：遠低於職務要求；3 分：符合要求；5 分：遠高於要求。',
}

export const usualFactors: readonly UsualFactor[] = [
  {
    ...{ kind: 'result', name: 'Results', name_zh: '工作成果', weight: 30, ...guide },
    description: 'Reaches the goals agreed for the period, on time.',
    description_zh: '如期達成本期約定的目標。',
  },
  {
    ...{ kind: 'result', name: 'Quality of work', name_zh: '工作品質', weight: 20, ...guide },
    description: 'Work is accurate and complete, and rarely has to be done again.',
    description_zh: '工作正確完整，少有重做。',
  },
  {
    ...{ kind: 'skill', name: 'Job knowledge', name_zh: '專業知識與技能', weight: 15, ...guide },
    description: 'Knows the job, its tools and its rules, and keeps learning.',
    description_zh: '熟悉職務所需的知識、工具與規定，並持續學習。',
  },
  {
    ...{ kind: 'value', name: 'Teamwork and communication', name_zh: '團隊合作與溝通', weight: 15, ...guide },
    description: 'Tells others what they need to know, listens, and helps colleagues.',
    description_zh: '主動分享資訊、傾聽意見，並協助同事。',
  },
  {
    ...{ kind: 'skill', name: 'Problem solving and initiative', name_zh: '解決問題與主動性', weight: 10, ...guide },
    description: 'Sees what needs doing, and brings a problem up together with a way to solve it.',
    description_zh: '主動發現該做的事，提出問題時也提出解決方法。',
  },
  {
    ...{ kind: 'value', name: 'Reliability', name_zh: '責任感與紀律', weight: 10, ...guide },
    description: 'Keeps promises, working hours and the rules of the company.',
    description_zh: '信守承諾，遵守工作時間與公司規定。',
  },
  {
    ...{ kind: 'leadership', name: 'Leading people', name_zh: '帶領團隊', weight: 20, ...guide },
    description: 'Sets clear goals, gives fair feedback, and helps people grow.',
    description_zh: '設定明確目標、給予公平回饋，並協助部屬成長。',
  },
]

/** With which a period begins where nothing is written yet. */
export const usualForEverybody = usualFactors.filter(({ kind }) => kind !== 'leadership')

type Named = { readonly name: string; readonly name_zh: string }

/** Those that are not there yet, under either name. */
export const missingFactors = (kept: readonly Named[]): readonly UsualFactor[] => {
  const names = new Set(kept.flatMap(({ name, name_zh }) => [key(name), key(name_zh)]))
  return usualFactors.filter(({ name, name_zh }) => !names.has(key(name)) && !names.has(key(name_zh)))
}
const key = (name: string): string => name.trim().toLowerCase()
