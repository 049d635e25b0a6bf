/** What employees brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { employeesContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }

export const employeesModule: ServerModule = {
  contracts: employeesContracts,
  messages: [{ en, 'zh-Hant': zh }],
  gone: {
    employees: ['employee_id', 'employees.unknown-person'],
  },
}
