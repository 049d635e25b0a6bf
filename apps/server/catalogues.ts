/** What the server says, module by module. */
import activityEn from '#platform/activity/words/messages.en.json' with { type: 'json' }
import activityZh from '#platform/activity/words/messages.zh-Hant.json' with { type: 'json' }
import approvalsEn from '#platform/approvals/words/messages.en.json' with { type: 'json' }
import approvalsZh from '#platform/approvals/words/messages.zh-Hant.json' with { type: 'json' }
import filesEn from '#platform/files/words/messages.en.json' with { type: 'json' }
import filesZh from '#platform/files/words/messages.zh-Hant.json' with { type: 'json' }
import type { Messages } from '#platform/http/server/say.ts'
import httpEn from '#platform/http/words/messages.en.json' with { type: 'json' }
import httpZh from '#platform/http/words/messages.zh-Hant.json' with { type: 'json' }
import identityEn from '#platform/identity/words/messages.en.json' with { type: 'json' }
import identityZh from '#platform/identity/words/messages.zh-Hant.json' with { type: 'json' }
import rolesEn from '#platform/identity/words/roles.en.json' with { type: 'json' }
import rolesZh from '#platform/identity/words/roles.zh-Hant.json' with { type: 'json' }
import integrationsEn from '#platform/integrations/words/messages.en.json' with { type: 'json' }
import integrationsZh from '#platform/integrations/words/messages.zh-Hant.json' with { type: 'json' }
import jobsEn from '#platform/jobs/words/messages.en.json' with { type: 'json' }
import jobsZh from '#platform/jobs/words/messages.zh-Hant.json' with { type: 'json' }
import mailEn from '#platform/mail/words/messages.en.json' with { type: 'json' }
import mailZh from '#platform/mail/words/messages.zh-Hant.json' with { type: 'json' }
import requestsEn from '#platform/requests/words/messages.en.json' with { type: 'json' }
import requestsZh from '#platform/requests/words/messages.zh-Hant.json' with { type: 'json' }
import sheetsEn from '#platform/sheets/words/messages.en.json' with { type: 'json' }
import sheetsZh from '#platform/sheets/words/messages.zh-Hant.json' with { type: 'json' }
import undoEn from '#platform/undo/words/messages.en.json' with { type: 'json' }
import undoZh from '#platform/undo/words/messages.zh-Hant.json' with { type: 'json' }

import viewsEn from '#platform/views/words/messages.en.json' with { type: 'json' }
import viewsZh from '#platform/views/words/messages.zh-Hant.json' with { type: 'json' }
import { modules } from './modules.ts'

export const catalogues: readonly Messages[] = [
  ...modules.flatMap(({ messages = [] }) => messages),
  { en: activityEn, 'zh-Hant': activityZh },
  { en: filesEn, 'zh-Hant': filesZh },
  { en: approvalsEn, 'zh-Hant': approvalsZh },
  { en: httpEn, 'zh-Hant': httpZh },
  { en: identityEn, 'zh-Hant': identityZh },
  { en: rolesEn, 'zh-Hant': rolesZh },
  { en: integrationsEn, 'zh-Hant': integrationsZh },
  { en: jobsEn, 'zh-Hant': jobsZh },
  { en: mailEn, 'zh-Hant': mailZh },
  { en: requestsEn, 'zh-Hant': requestsZh },
  { en: sheetsEn, 'zh-Hant': sheetsZh },
  { en: undoEn, 'zh-Hant': undoZh },
  { en: viewsEn, 'zh-Hant': viewsZh },
]
