import type { Bodies } from './ids.ts'

export const assistant: Bodies = {
  'assistant.chat': () => ({ message: 'How many days of annual leave do I have left?' }),
  'assistant.rate': () => ({ helpful: true }),
  'assistant.changeInstruction': ({ employee }) => ({
    contact_en: 'the HR office',
    entries: [{ id: employee, question_en: 'Where do I park?', answer_en: 'Behind the house' }],
  }),
}
