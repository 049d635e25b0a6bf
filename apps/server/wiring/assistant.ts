/** What the assistant is given: all calls, to make those of whoever asks; guides, the handbook, and help lines. */
import type { AssistantNeeds } from '#modules/assistant/server/needs.ts'
import { guides } from '#modules/documentation/model/guides.ts'
import { readableArticles } from '#modules/documentation/server/readable.ts'
import { nextPayDay } from '#modules/payroll/server/next-pay-day.ts'
import { readDistress } from '#modules/wellbeing/model/distress.ts'
import { helpLines } from '#modules/wellbeing/server/help-lines.ts'

export const assistantNeeds = (handlers: AssistantNeeds['handlers']): AssistantNeeds => ({
  handlers,
  guides,
  articles: readableArticles,
  nextPayDay,
  readDistress,
  helpLines,
})
