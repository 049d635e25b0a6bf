/** What the server says, module by module. */

import type { Messages } from '#platform/http/server/say.ts'
import httpEn from '#platform/http/words/messages.en.json' with { type: 'json' }
import httpZh from '#platform/http/words/messages.zh-Hant.json' with { type: 'json' }
import identityEn from '#platform/identity/words/messages.en.json' with { type: 'json' }
import identityZh from '#platform/identity/words/messages.zh-Hant.json' with { type: 'json' }
import jobsEn from '#platform/jobs/words/messages.en.json' with { type: 'json' }
import jobsZh from '#platform/jobs/words/messages.zh-Hant.json' with { type: 'json' }

export const catalogues: readonly Messages[] = [
  { en: httpEn, 'zh-Hant': httpZh },
  { en: identityEn, 'zh-Hant': identityZh },
  { en: jobsEn, 'zh-Hant': jobsZh },
]
