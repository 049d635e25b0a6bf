/** What attendance brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { attendanceContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import { attendanceOnPeople } from './built-on-people.ts'

export const attendanceModule: ServerModule = {
  contracts: attendanceContracts,
  messages: [{ en, 'zh-Hant': zh }],
  onPeople: attendanceOnPeople,
}
