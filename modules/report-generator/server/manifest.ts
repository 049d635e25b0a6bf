/** What reports bring to the server by themselves; what they are about is handed to them in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { reportGeneratorContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { templateRemoval } from './template-handlers.ts'

export const reportGeneratorModule: ServerModule = {
  contracts: [...reportGeneratorContracts],
  messages: [{ en, 'zh-Hant': zh }],
  undoables: [templateRemoval],
}
