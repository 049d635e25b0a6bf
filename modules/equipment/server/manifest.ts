/** What equipment brings to the server by itself. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { equipmentContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { equipmentHandlers } from './equipment-handlers.ts'
import { givingHandlers } from './giving-handlers.ts'
import { heldHandlers } from './held-handlers.ts'
import { equipmentSheetHandlers } from './sheet-handlers.ts'
import { equipmentUndos } from './undos.ts'

export const equipmentModule: ServerModule = {
  contracts: equipmentContracts,
  messages: [{ en, 'zh-Hant': zh }],
  handlers: [...equipmentSheetHandlers, ...equipmentHandlers, ...givingHandlers, ...heldHandlers],
  undoables: equipmentUndos,
  onPeople: [{ table: 'equipment_holdings' }],
}
