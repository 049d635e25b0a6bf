/** All handlers of reports, given the subjects that other modules hand over. */
import type { Handler } from '#platform/http/server/handler.ts'
import { catalogueHandlers } from './catalogue-handlers.ts'
import type { Subjects } from './looking.ts'
import { runHandlers } from './run-handlers.ts'
import { scheduleHandlers } from './schedule-handlers.ts'
import { templateHandlers } from './template-handlers.ts'

/** `subjects` are what the modules hand over, in the order in which they are offered. */
export const reportGeneratorHandlers = (subjects: Subjects): readonly Handler[] => [
  ...catalogueHandlers(subjects),
  ...templateHandlers(subjects),
  ...scheduleHandlers(subjects),
  ...runHandlers(subjects),
]
