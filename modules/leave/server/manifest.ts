/** What leave brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { leaveContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { leaveOnPeople } from './built-on-people.ts'
import { leaveOpening } from './opening.ts'

export const leaveModule: ServerModule = {
  contracts: leaveContracts,
  messages: [{ en, 'zh-Hant': zh }],
  opening: leaveOpening,
  onPeople: leaveOnPeople,
  gone: {
    leave_types: ['type_id', 'leave.unknown-type'],
    leave_groups: ['group_id', 'leave.unknown-group'],
  },
}
