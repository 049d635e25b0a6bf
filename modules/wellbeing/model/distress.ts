/** Reads from plain words whether the writer is in distress: rules alone, no model. The signs stand in `distress/`. */
import { acute, namedSuicide, personal, policy } from './distress/acute.ts'
import { concern } from './distress/concern.ts'
import { plain } from './distress/plain.ts'
import { accidents, denials, figures, mentions, ofOthers } from './distress/set-aside.ts'

export type Distress = {
  /** `acute`: a life may be in danger, lines come first. `concern`: somebody suffers. `none`: neither was read. */
  level: 'acute' | 'concern' | 'none'
  /** The answer is given as to any question, and help lines stand below it. */
  linesBelow: boolean
}

/**
 * What a sentence says about its writer, read from plain words in English, Chinese of both scripts, Malay and Filipino.
 * Not validated by a clinician: it only decides whether help lines are shown and what is suggested, never who is told.
 * Figures of speech, denials and what happened to somebody else are set aside first; what is then left is read, so that
 * "I am not suicidal, but I do not want to live" is still read as acute. In doubt it reads one too many.
 */
export function readDistress(text: string): Distress {
  const said = plain(text)
  const literal = without(said, figures)
  const own = without(without(literal, denials), ofOthers)
  const setAside = own !== literal

  if (isAcute(own)) return { level: 'acute', linesBelow: false }
  if (anyOf(concern, own)) return { level: 'concern', linesBelow: false }
  return { level: 'none', linesBelow: setAside || anyOf(mentions, said) }
}

function isAcute(said: string): boolean {
  const hurtByAccident = anyOf(accidents, said)
  if (acute.some(({ sign, orAccident }) => sign.test(said) && !(orAccident && hurtByAccident))) return true
  return anyOf(namedSuicide, said) && (anyOf(personal, said) || !anyOf(policy, said))
}

const anyOf = (signs: readonly RegExp[], said: string) => signs.some((sign) => sign.test(said))

const without = (said: string, signs: readonly RegExp[]) =>
  signs.reduce((rest, sign) => rest.replaceAll(sign, ' · '), said)
