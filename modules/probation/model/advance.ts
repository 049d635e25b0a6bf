/** The way of a review: the person, the manager, the head, HR, whoever agrees, and the letter that does it. */
import { firstStage, type Holders, nextStage, type Way } from '#platform/stages/model/way.ts'
import { EMPLOYEE, HOD, HR, LETTER, MANAGER } from './review.ts'

/** HR's own stage is never passed over: nobody else says how it ends. */
export const way: Way = { last: LETTER, byPeople: [EMPLOYEE, MANAGER, HOD], neverSkipped: [HR] }

export const nextStatus = (from: number, holders: Holders, doneBy: string | null): number =>
  nextStage(way, from, holders, doneBy)
export const firstStatus = (holders: Holders): number => firstStage(way, holders)
