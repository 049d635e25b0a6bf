/** What operations brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import * as operatedCompanies from '../contract/companies.ts'
import * as operations from '../contract/dashboard.ts'
import * as faceLimit from '../contract/face-limit.ts'
import * as kept from '../contract/kept.ts'
import * as operatedProof from '../contract/replay.ts'
import * as tools from '../contract/tools.ts'
import * as updates from '../contract/updates.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { presetOpening } from './preset-handlers.ts'

export const operationsModule: ServerModule = {
  contracts: [operations, operatedCompanies, faceLimit, operatedProof, kept, updates, tools],
  opening: presetOpening,
  messages: [{ en, 'zh-Hant': zh }],
}
