/** How people are: each answers for themselves, once a day; HR sees sums of groups that are large enough. */
import { z } from 'zod'
import { parseYearMonth } from '#kernel/plain-date.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Paging } from '#platform/contract/fields.ts'
import { spans } from '../model/periods.ts'
import { Answer, Asked, DepartmentFigures, NewAnswer, PeriodFigures, Setting, SettingChange } from './types.ts'

const access = { to: 'area', of: ['mood'] } as const
const own = { to: 'area', of: ['mood.own'] } as const
const refused = ['mood.off', 'mood.not-employed'] as const

export const ownMood = endpoint({
  id: 'mood.own',
  method: 'GET',
  path: 'api/emp/mood',
  access: own,
  summary: 'One’s own answers of a month, the question of the day, and whether one may answer it',
  query: z.object({
    /** '2026-11'; the present one, where none is named. */
    month: z
      .string()
      .refine((text) => parseYearMonth(text) !== undefined, 'http.day')
      .optional(),
  }),
  response: z.object({
    today: Day,
    may_answer: z.boolean(),
    question_en: z.string().nullable(),
    question_zh: z.string().nullable(),
    /** The smallest group that is shown. */
    minimum: z.number().int(),
    /** Whatever the month. */
    answer: Answer.nullable(),
    answers: z.array(Answer),
  }),
})
export const answerMood = endpoint({
  id: 'mood.answer',
  method: 'POST',
  path: 'api/emp/mood',
  access: own,
  summary: 'Say how one is today; said again on the same day, it replaces what was said',
  body: NewAnswer,
  response: Answer,
  problems: refused,
})
export const removeMood = endpoint({
  id: 'mood.remove',
  method: 'DELETE',
  path: 'api/emp/mood',
  access: own,
  summary: 'Remove today’s answer',
  response: z.null(),
})
export const moodOverview = endpoint({
  id: 'mood.overview',
  method: 'GET',
  path: 'api/panel/mood',
  access,
  summary:
    'A day, week or month in sums, with its course and its departments; nothing of fewer people than the minimum',
  query: Asked,
  response: z.object({
    by: z.enum(spans),
    minimum: z.number().int(),
    /** The last day that is counted: yesterday. */
    counted_to: Day,
    now: PeriodFigures,
    before: PeriodFigures,
    change: z.string().nullable(),
    course: z.array(PeriodFigures),
    /** Of weeks that are over; of single days none. */
    departments: z.array(DepartmentFigures),
    /** The last day of the weeks in them; null where there is none. */
    departments_to: Day.nullable(),
  }),
})
export const moodNotes = endpoint({
  id: 'mood.notes',
  method: 'GET',
  path: 'api/panel/mood/note',
  access,
  summary: 'Notes that were shared, by their text: of nobody, and of no day',
  query: Asked.extend(Paging.pick({ page: true, per_page: true }).shape),
  response: z.array(z.object({ note: z.string() })),
})
export const exportMood = endpoint({
  id: 'mood.export',
  method: 'GET',
  path: 'api/panel/mood/export',
  access,
  summary: 'The course and the departments as a sheet',
  query: Asked,
  download: true,
})
export const moodSetting = endpoint({
  id: 'mood.setting',
  method: 'GET',
  path: 'api/panel/mood/setting',
  access,
  summary: 'Whether the question is asked, how, and the smallest group that is shown',
  response: Setting,
})
export const changeMoodSetting = endpoint({
  id: 'mood.changeSetting',
  method: 'PATCH',
  path: 'api/panel/mood/setting',
  access,
  summary: 'Change them; another smallest group holds from the next week on',
  body: SettingChange,
  response: Setting,
})
