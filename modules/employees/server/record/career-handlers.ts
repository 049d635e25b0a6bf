/** The steps of one person in the company, entered by hand or written down when somebody is moved. */
import type { z } from 'zod'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addCareerStep, CareerStep, career, changeCareerStep, removeCareerStep } from '../../contract/record/career.ts'
import { entriesFor } from './entries.ts'
import { endsBeforeItBegins } from './learning-handlers.ts'

const steps = entriesFor<z.input<typeof CareerStep>>({
  table: 'career_progressions',
  word: 'career',
  columns: [
    'effective_from',
    'effective_to',
    'type',
    'department',
    'section',
    'position',
    'job_level',
    'cost_centre',
    'description',
  ],
  judge: (entry) => endsBeforeItBegins(entry, 'effective_from', 'effective_to'),
  shown: (entry) => CareerStep.parse(entry),
})

export const careerHandlers: readonly Handler[] = [
  on(career, (call) => steps.list(call, call.params.id)),
  on(addCareerStep, (call) => steps.add(call, call.params.id, call.body)),
  on(changeCareerStep, (call) => steps.change(call, call.params, call.body)),
  on(removeCareerStep, (call) => steps.remove(call, call.params)),
]
