/** What is read of a file that somebody sent: codes on it, and its lines with how sure each is. */

/** Text that stands in the file, or text recognised in its picture. */
export type ReadFrom = 'text' | 'ocr'
/** `confidence` from 0 to 1; of text that stands in the file always 1. */
export type ReadLine = { readonly text: string; readonly confidence: number }
export type ReadFile = {
  readonly codes: readonly string[]
  readonly from: ReadFrom
  readonly lines: readonly ReadLine[]
  /** What the one face on it comes to in numbers; undefined where there is none, or more than one. */
  readonly face?: readonly number[]
  /** Of a picture with two halves, where both show one face; undefined where they do not. */
  readonly turned?: TurnedFace
}

/** The face on the right half against that on the left. */
export type TurnedFace = {
  /** How far the head is turned, in radians, to whichever side. */
  readonly by: number
  /** What both halves come to in numbers, found in the same way. */
  readonly pair: readonly [readonly number[], readonly number[]]
}

export type Wanted = {
  /** Whether codes are looked for; one that matches says enough, and the rest is not read. */
  readonly code?: RegExp
  /** The face on a picture is wanted, and nothing else of it; `turned`: on its left half, and how it is turned on the right. */
  readonly face?: true | 'turned'
}

export const readingStates = ['waiting', 'read', 'unreadable', 'off'] as const
export type ReadingState = (typeof readingStates)[number]
