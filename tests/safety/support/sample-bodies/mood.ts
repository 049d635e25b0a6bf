import type { Bodies } from './ids.ts'

export const mood: Bodies = {
  'mood.answer': () => ({ step: 4, note: 'Fine', is_shared: 1 }),
  'mood.changeSetting': () => ({ is_on: 1, question_en: 'How was today?', minimum: 6 }),
}
