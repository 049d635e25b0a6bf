/** What me brings to the server by itself; what it needs of others is handed to it in `apps/server/wiring`. */
import type { ServerModule } from '#platform/module/server/server-module.ts'
import * as me from '../contract.ts'

export const meModule: ServerModule = {
  contracts: [me],
}
