import * as storyBoard from './story-board.ts'

export const storyBoardContracts = [storyBoard] as const
