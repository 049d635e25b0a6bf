/** Letters, templates and requests as the calls answer them. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { letterSent, lettersSent } from '../contract/letters.ts'
import type { ownLetter, ownLetters } from '../contract/own.ts'
import type { letterTemplates } from '../contract/templates.ts'
import type { letterRequests } from '../contract/third-party.ts'

export type Template = DataOf<typeof letterTemplates>[number]
export type LetterBrief = DataOf<typeof lettersSent>[number]
export type LetterShown = DataOf<typeof letterSent>
export type RequestShown = DataOf<typeof letterRequests>[number]
export type OwnBrief = DataOf<typeof ownLetters>[number]
export type OwnShown = DataOf<typeof ownLetter>
