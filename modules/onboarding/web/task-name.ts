import { useLanguage } from '#platform/words/web/words.ts'

type Named = { readonly name: string; readonly name_zh: string }

/** In the reader's language where there is a name for it. */
export function useTaskName(): (task: Named) => string {
  const language = useLanguage()
  return ({ name, name_zh }) => (language === 'zh-Hant' && name_zh ? name_zh : name)
}
