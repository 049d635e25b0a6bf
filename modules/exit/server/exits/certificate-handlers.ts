/** The certificate of service, for HR. */
import { notFound } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { certificate } from '../../contract/exits/exits.ts'
import { certificateOf } from './certificate.ts'
import { oneExit } from './exit-store.ts'

export const certificateHandlers: readonly Handler[] = [
  on(certificate, async (call) => {
    const { company, session, params } = call
    const row = await company.read((tx) => oneExit(tx, company.companyId, params.id, { reader: session.accountId }))
    return row ? certificateOf(call, row) : notFound()
  }),
]
