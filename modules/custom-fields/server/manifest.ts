/** What fields of the company's own bring to the server by themselves. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { customFieldContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { fieldHandlers } from './field-handlers.ts'
import { sheetHandlers } from './sheet-handlers.ts'
import { valueHandlers } from './value-handlers.ts'

export const customFieldsModule: ServerModule = {
  contracts: customFieldContracts,
  messages: [{ en, 'zh-Hant': zh }],
  handlers: [...sheetHandlers, ...fieldHandlers, ...valueHandlers],
  onPeople: [{ table: 'custom_values' }],
}
