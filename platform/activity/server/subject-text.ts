/** Entries of what was looked at and of what was refused name a call by its id: told in the words of their reader. */
import type { Language, Say } from '#platform/http/server/say.ts'

type Named = { readonly subject_kind: string; readonly subject_name: string | null }
/** Ids of calls, with how each is asked for. */
export type MethodsOfCalls = ReadonlyMap<string, string>

const OF_CALLS: ReadonlySet<string> = new Set(['pay', 'call'])

export const subjectTextOf =
  (say: Say, language: Language, methods: MethodsOfCalls = new Map()) =>
  ({ subject_kind, subject_name }: Named): string | null => {
    if (subject_name === null || !OF_CALLS.has(subject_kind)) return subject_name
    const [id = '', ...rest] = subject_name.split(' ')
    const said = (key: string) => {
      const text = say(language, key)
      return text === key ? undefined : text
    }
    const part = said(`activity.part.${id.split('.')[0]}`)
    const asked = said(`activity.asked.${methods.get(id)}`)
    const words = said(`activity.reading.${id}`) ?? [part ?? id, asked].filter(Boolean).join(': ')
    return [words, rest.join(' ')].filter(Boolean).join(' · ')
  }
