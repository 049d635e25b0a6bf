import { z } from 'zod'
import { companyRoles } from '#access/roles.ts'
import { Count, setting } from './setting.ts'

const days = Count(0, 365)
export const ProbationSetting = z.strictObject({
  reminder_days: days,
  employee_rating_days: days,
  manager_rating_days: days,
  hod_rating_days: days,
  manager_extend_days: days,
  post_probation_manager_access_days: days,
})

const Name = z.string().trim().min(1, 'http.required').max(120)
const Item = z.strictObject({
  id: z.string().trim().max(40).optional(),
  name: Name,
  name_zh: z.string().trim().max(120).default(''),
  weight: Count(1, 100),
})

/** What people are rated on. Weights come to 100; an item without an id is given the next free one. */
export const ProbationItems = z
  .array(Item)
  .min(1)
  .max(20)
  .refine((items) => items.reduce((sum, { weight }) => sum + weight, 0) === 100, 'company.weights-100')
  .transform((items) => {
    const taken = new Set(items.flatMap(({ id }) => (id ? [id] : [])))
    let next = 0
    const fresh = (): string => {
      do next += 1
      while (taken.has(`item-${next}`))
      taken.add(`item-${next}`)
      return `item-${next}`
    }
    return items.map((item) => ({ ...item, id: item.id || fresh() }))
  })
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'company.item-twice')

/** A grade from so many points of 100; one begins at 0, so that everybody has one. */
export const ProbationGrades = z
  .array(z.strictObject({ grade: z.string().trim().min(1).max(10), from: Count(0, 100) }))
  .min(1)
  .max(10)
  .refine((grades) => grades.some(({ from }) => from === 0), 'company.grade-from-0')
  .refine((grades) => new Set(grades.map(({ from }) => from)).size === grades.length, 'company.grade-twice')

const item = (id: string, name: string, name_zh: string) => ({ id, name, name_zh, weight: 20 })

export const probation = {
  probation_setting: setting(ProbationSetting, {
    reminder_days: 14,
    employee_rating_days: 7,
    manager_rating_days: 7,
    hod_rating_days: 7,
    manager_extend_days: 30,
    post_probation_manager_access_days: 30,
  }),
  probation_items: setting(ProbationItems, [
    item('item-1', 'Quality of work', '工作品質'),
    item('item-2', 'Knowledge and skills', '專業知識與技能'),
    item('item-3', 'Reliability and attendance', '責任感與出勤'),
    item('item-4', 'Teamwork and communication', '團隊合作與溝通'),
    item('item-5', 'Initiative and learning', '主動學習'),
  ]),
  probation_grades: setting(ProbationGrades, [
    { grade: 'A', from: 90 },
    { grade: 'B', from: 75 },
    { grade: 'C', from: 60 },
    { grade: 'D', from: 50 },
    { grade: 'E', from: 0 },
  ]),
  /** Whoever holds it agrees to how a probation ends. */
  probation_approver: setting(z.enum(companyRoles), 'Company Admin'),
}
