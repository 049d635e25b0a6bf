import type { Bodies } from './ids.ts'

export const storyBoard: Bodies = {
  'storyBoard.add': () => ({ text: 'Good news' }),
  'storyBoard.write': () => ({ text: 'Good news' }),
  'storyBoard.hide': () => ({ hidden: 1, reason: 'Names a customer' }),
  'storyBoard.like': () => ({}),
  'storyBoard.dislike': () => ({}),
  'storyBoard.report': () => ({ reason: 'Names a customer' }),
}
