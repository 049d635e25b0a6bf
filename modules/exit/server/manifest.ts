/** What exit brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { exitContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { exitsOnPeople } from './built-on-people.ts'
import { exitOpening } from './public.ts'

export const exitModule: ServerModule = {
  contracts: exitContracts,
  messages: [{ en, 'zh-Hant': zh }],
  opening: exitOpening,
  onPeople: exitsOnPeople,
  gone: {
    exit_reasons: ['exit_reason_id', 'exit.unknown-reason'],
  },
}
