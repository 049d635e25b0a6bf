/** What holidays brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { holidayContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { holidayOpening } from './public.ts'
import { holidayUndos } from './undos.ts'

export const holidaysModule: ServerModule = {
  contracts: holidayContracts,
  messages: [{ en, 'zh-Hant': zh }],
  opening: holidayOpening,
  undoables: holidayUndos,
}
