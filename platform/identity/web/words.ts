import { wordsOf } from '#platform/words/web/words.ts'
import english from '../words/en.json'
import rolesInEnglish from '../words/roles.en.json'
import rolesInChinese from '../words/roles.zh-Hant.json'
import chinese from '../words/zh-Hant.json'

/** Roles are called the same by the server, which names them as those a request waits for. */
export const useWords = wordsOf({ ...english, ...rolesInEnglish }, { ...chinese, ...rolesInChinese })
