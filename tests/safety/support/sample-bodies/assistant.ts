import type { Bodies } from './ids.ts'

export const assistant: Bodies = {
  'assistant.chat': () => ({ message: 'How many days of annual leave do I have left?' }),
  'assistant.rate': () => ({ helpful: true }),
  'assistant.changeInstruction': () => ({ contact_en: 'the HR office' }),
}
