/** Where the public pages of the company stand, in the reader's language. */
import { profile } from '#modules/company/contract/profile.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { pathOfLanguage } from '../model/in-language.ts'

export function useCareerAddress(): string | undefined {
  const language = useLanguage()
  const id = useCall(profile, {}).data?.job_advertisement_id
  return id ? `/${pathOfLanguage(language)}/career/company/get/${id}` : undefined
}

export function useJobAddress(): (id: string) => string {
  const language = useLanguage()
  return (id) => `/${pathOfLanguage(language)}/career/company/${id}`
}
