/** What claims brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { claimsContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { claimsOnPeople } from './claim-store.ts'
import { claimsOpening } from './claims-opening.ts'

export const claimsModule: ServerModule = {
  contracts: claimsContracts,
  messages: [{ en, 'zh-Hant': zh }],
  opening: claimsOpening,
  onPeople: claimsOnPeople,
  gone: {
    claim_groups: ['claim_group_id', 'claims.unknown-group'],
    claim_categories: ['claim_category_id', 'claims.unknown-category'],
  },
}
