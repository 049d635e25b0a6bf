/**
 * What people claim everywhere: a new company begins with it, and a company that lacks some of it adds them at once.
 * One that is there counts by its name in either language, so that nobody gets a second one by reading another.
 */
import type { Language } from '#platform/words/locales.ts'

type Names = Readonly<Record<Language, string>>

export const usualCategories = {
  travel: { en: 'Travel Expenses', 'zh-Hant': '差旅費' },
  medical: { en: 'Medical', 'zh-Hant': '醫療' },
  meals: { en: 'Meals', 'zh-Hant': '餐費' },
  mileage: { en: 'Mileage', 'zh-Hant': '里程' },
} as const satisfies Record<string, Names>
export type UsualCategory = keyof typeof usualCategories

export type UsualType = {
  readonly names: Names
  readonly category: UsualCategory
  readonly mark: 'per_diem' | null
}
export const usualTypes: readonly UsualType[] = [
  { names: { en: 'Per diem', 'zh-Hant': '日支費' }, category: 'travel', mark: 'per_diem' },
  { names: { en: 'Transport, parking and tolls', 'zh-Hant': '交通與停車費' }, category: 'travel', mark: null },
  { names: { en: 'Accommodation', 'zh-Hant': '住宿費' }, category: 'travel', mark: null },
  { names: { en: 'Meals', 'zh-Hant': '餐費' }, category: 'meals', mark: null },
]

type Kept = { readonly name: string; readonly mark: 'per_diem' | null }

/** Those that a company with these types lacks. Per diem is known by its mark, whatever it is called. */
export const missingUsual = (kept: readonly Kept[]): readonly UsualType[] =>
  usualTypes.filter(
    ({ names, mark }) => !kept.some((one) => isCalled(one.name, names) || (mark !== null && one.mark === mark)),
  )

export const isCalled = (name: string, names: Names): boolean =>
  Object.values(names).some((one) => one.toLowerCase() === name.trim().toLowerCase())
