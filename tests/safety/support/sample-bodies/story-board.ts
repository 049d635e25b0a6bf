import type { Bodies } from './ids.ts'

export const storyBoard: Bodies = {
  'storyBoard.add': ({ picture }) => ({ text: 'Good news', pictures: [picture] }),
  'storyBoard.write': ({ picture }) => ({ text: 'Good news', pictures: [picture] }),
  'storyBoard.hide': () => ({ hidden: 1, reason: 'Names a customer' }),
  'storyBoard.like': () => ({}),
  'storyBoard.dislike': () => ({}),
  'storyBoard.report': () => ({ reason: 'Names a customer' }),
}
