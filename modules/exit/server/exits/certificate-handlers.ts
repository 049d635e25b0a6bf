/** The certificate of service, for HR. */
import { notFound } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { certificate } from '../../contract/exits/exits.ts'
import { certificateOf } from './certificate.ts'
import { oneExit } from './exit-store.ts'

export const certificateHandlers: readonly Handler[] = [
  on(certificate, async (call) => {
    const row = await call.company.read((tx) => oneExit(tx, call.company.companyId, call.params.id))
    return row ? certificateOf(call, row) : notFound()
  }),
]
