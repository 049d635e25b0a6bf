/** The story board: what people tell each other, with pictures, likes and dislikes, and what HR hides of it. */
export const module = { name: 'story-board', needs: ['employees'] } as const
