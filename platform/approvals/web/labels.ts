/** States of requests by word and tone, wherever they are shown. */
import type { Tone } from '#design/status-badge.tsx'
import { say, wordOr } from '#platform/words/web/words.ts'
import type { Request } from './kind-parts.ts'
import './words.ts'

const tones: Readonly<Record<string, Tone>> = {
  pending: 'warn',
  processing: 'warn',
  approved: 'good',
  completed: 'good',
  paid: 'good',
  rejected: 'bad',
}

export const toneOf = (status: string): Tone => tones[status] ?? 'plain'

/** A kind may have states of its own; the word is then the state as it is. */
export const statusWord = (status: string): string => wordOr(`approvals.status.${status}`, status)

export const stateWord = ({ status, asked }: Pick<Request, 'status' | 'asked'>): string =>
  asked === 'withdraw' ? say('approvals.withdrawalAsked') : statusWord(status)

export const stateTone = ({ status, asked }: Pick<Request, 'status' | 'asked'>): Tone =>
  asked === null ? toneOf(status) : 'warn'
