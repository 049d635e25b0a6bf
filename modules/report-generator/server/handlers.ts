/** All handlers of reports, given the subjects that other modules hand over. */
import type { Handler } from '#platform/http/server/handler.ts'
import { catalogueHandlers } from './catalogue-handlers.ts'
import { type Subjects, withOwnFields } from './looking.ts'
import { runHandlers } from './run-handlers.ts'
import { scheduleHandlers } from './schedule-handlers.ts'
import { templateHandlers } from './template-handlers.ts'

/**
 * `subjects` are what the modules hand over, in the order in which they are offered. Each call is answered over them
 * with the fields that its company added itself.
 */
export const reportGeneratorHandlers = (subjects: Subjects): readonly Handler[] =>
  handlersOver(subjects).map(
    ({ endpoint }, at): Handler => ({
      endpoint,
      handle: async (call: never) => handlersOver(await withOwnFields(subjects, call))[at]?.handle(call),
    }),
  )

const handlersOver = (subjects: Subjects): readonly Handler[] => [
  ...catalogueHandlers(subjects),
  ...templateHandlers(subjects),
  ...scheduleHandlers(subjects),
  ...runHandlers(subjects),
]
