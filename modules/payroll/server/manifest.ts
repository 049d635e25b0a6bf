/** What payroll brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import { payrollContracts } from '../contract/calls.ts'
import en from '../words/messages.en.json' with { type: 'json' }
import zh from '../words/messages.zh-Hant.json' with { type: 'json' }
import outputEn from '../words/output.en.json' with { type: 'json' }
import outputZh from '../words/output.zh-Hant.json' with { type: 'json' }
import { openingsOnPeople } from './public.ts'
import { payrollUndos } from './undos.ts'

export const payrollModule: ServerModule = {
  contracts: payrollContracts,
  messages: [
    { en, 'zh-Hant': zh },
    { en: outputEn, 'zh-Hant': outputZh },
  ],
  onPeople: openingsOnPeople,
  undoables: payrollUndos,
}
