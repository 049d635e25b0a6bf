import { type Handler, on } from '#platform/http/server/handler.ts'
import { funnel } from '../contract/offers.ts'
import { funnelOf } from '../model/funnel.ts'
import { passagesOf } from './funnel-store.ts'

export const funnelHandler: Handler = on(funnel, (call) =>
  call.company.read(async (tx) => funnelOf(await passagesOf(tx, call.company.companyId, call.query))),
)
