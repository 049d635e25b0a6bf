/** What company brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { companyContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { companyOpening } from './company-opening.ts'
import { companyUndos } from './undos.ts'

export const companyModule: ServerModule = {
  contracts: companyContracts,
  messages: [{ en, 'zh-Hant': zh }],
  opening: companyOpening,
  undoables: companyUndos,
  gone: {
    coordinates: ['coordinate_id', 'company.unknown-coordinate'],
  },
}
