/** Who is signed in, as the server says it: company, currency, time zone, today, modules. Loaded once a session. */
import { useSyncExternalStore } from 'react'
import type { FeatureId, ModuleId } from '#access/modules.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/http/web/client.ts'
import { isProblem } from '#platform/http/web/send.ts'
import { languageOf } from '#platform/words/locales.ts'
import { currentLanguage, switchLanguage } from '#platform/words/web/words.ts'
import { me } from '../contract/own-account.ts'
import { writeCookie } from './cookies.ts'
import { allowLists, currentSession, onSessionEnd } from './session-store.ts'

export type Me = DataOf<typeof me>

let known: Me | undefined
/** Why it is not known, since the last asking failed. */
let failure: unknown
let loading: Promise<Me | undefined> | undefined
const listeners = new Set<() => void>()

export const currentMe = (): Me | undefined => known
export const useMaybeMe = (): Me | undefined => useSyncExternalStore(subscribe, currentMe)
export const useMeFailure = (): unknown => useSyncExternalStore(subscribe, () => failure)

/** Inside the shell, which draws a screen only once this is known. */
export function useMe(): Me {
  const found = useMaybeMe()
  if (!found) throw new Error('a screen was drawn before its session was known')
  return found
}

/** The company's day; the reader's own, where no company is. */
export function useToday(): string {
  const timeZone = useMaybeMe()?.timezone_key
  return new Intl.DateTimeFormat('sv-SE', timeZone ? { timeZone } : {}).format(new Date())
}

/** One call however many ask; failing is for the frame to show, which draws no screen without it. */
export function ensureMe(again = false): Promise<Me | undefined> {
  if (!currentSession()?.complete) return Promise.resolve(undefined)
  if (known && !again) return Promise.resolve(known)
  loading ??= call(me, {})
    // Whoever was signed out meanwhile is nobody here any more.
    .then((loaded) => (currentSession()?.complete ? take(loaded) : undefined))
    .catch((reason: unknown) => {
      if (!isProblem(reason)) console.warn('the session could not be loaded', reason)
      failure = reason
      tell()
      return undefined
    })
    .finally(() => {
      loading = undefined
    })
  return loading
}

export function forgetMe(): void {
  known = undefined
  failure = undefined
  tell()
}

function take(loaded: Me): Me {
  known = loaded
  failure = undefined
  // Numbers of our own server, which knows no others.
  allowLists(loaded.modules as ModuleId[], loaded.features as FeatureId[])
  writeCookie('prefer_lang', loaded.prefer_lang)
  if (languageOf(loaded.prefer_lang) !== currentLanguage()) switchLanguage(languageOf(loaded.prefer_lang))
  tell()
  return loaded
}

function tell(): void {
  for (const listener of listeners) listener()
}

onSessionEnd(forgetMe)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
