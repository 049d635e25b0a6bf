/** What one person learnt and was honoured for. */
import type { z } from 'zod'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  Achievement,
  achievements,
  addAchievement,
  changeAchievement,
  removeAchievement,
} from '../../contract/record/achievements.ts'
import {
  addEducation,
  changeEducation,
  Education,
  education,
  removeEducation,
} from '../../contract/record/education.ts'
import type { Errors } from '../places.ts'
import { entriesFor } from './entries.ts'
import type { Fields } from './entry-store.ts'

const educations = entriesFor<z.input<typeof Education>>({
  table: 'educations',
  word: 'education',
  columns: [
    'certificate_title',
    'certificate_type',
    'education_system',
    'institution',
    'major',
    'status',
    'started_on',
    'ended_on',
  ],
  judge: (entry) => endsBeforeItBegins(entry, 'started_on', 'ended_on'),
  shown: (entry) => Education.parse(entry),
})

const honours = entriesFor<z.input<typeof Achievement>>({
  table: 'achievements',
  word: 'achievement',
  columns: ['title', 'awarded_on', 'awarded_by', 'description'],
  shown: (entry) => Achievement.parse(entry),
})

export const learningHandlers: readonly Handler[] = [
  on(education, (call) => educations.list(call, call.params.id)),
  on(addEducation, (call) => educations.add(call, call.params.id, call.body)),
  on(changeEducation, (call) => educations.change(call, call.params, call.body)),
  on(removeEducation, (call) => educations.remove(call, call.params)),
  on(achievements, (call) => honours.list(call, call.params.id)),
  on(addAchievement, (call) => honours.add(call, call.params.id, call.body)),
  on(changeAchievement, (call) => honours.change(call, call.params, call.body)),
  on(removeAchievement, (call) => honours.remove(call, call.params)),
]

/** At the later of the two fields. */
export function endsBeforeItBegins(entry: Fields, from: string, to: string): Errors {
  const [begins, ends] = [entry[from], entry[to]]
  const wrong = typeof begins === 'string' && typeof ends === 'string' && ends < begins
  return wrong ? { [to]: ['employees.ends-before-beginning'] } : {}
}
