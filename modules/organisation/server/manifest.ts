/** What organisation brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { organisationContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { organisationHandlers } from './handlers.ts'
import { organisationUndos } from './undos.ts'

export const organisationModule: ServerModule = {
  contracts: organisationContracts,
  messages: [{ en, 'zh-Hant': zh }],
  handlers: organisationHandlers,
  undoables: organisationUndos,
  gone: {
    departments: ['department_id', 'organisation.unknown-department'],
    divisions: ['division_id', 'organisation.unknown-division'],
    positions: ['position_id', 'organisation.unknown-position'],
    job_levels: ['job_level_id', 'organisation.unknown-level'],
  },
}
