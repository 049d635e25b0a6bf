/** What letters bring to the server; they need nothing of others but what `module.ts` names. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { documentsContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { documentsOnPeople } from './built-on-people.ts'
import { documentsHandlers } from './handlers.ts'

export const documentsModule: ServerModule = {
  contracts: documentsContracts,
  messages: [{ en, 'zh-Hant': zh }],
  handlers: documentsHandlers,
  onPeople: documentsOnPeople,
  gone: { letter_templates: ['template_id', 'documents.no-template'] },
}
