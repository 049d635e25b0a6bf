/** A report that fails for a reason nobody thought of says so, with what the provider finds it by. */
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { outageOf } from '#platform/database/server/outage.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call, Handler } from '#platform/http/server/handler.ts'

/** What passes by itself, as when the database is away, is told as everywhere else. */
const isShort = (error: Error & { readonly code?: string }): boolean =>
  outageOf(error) !== undefined || /^(EMFILE|ENFILE|ENOSPC|EDQUOT)$/.test(error.code ?? '')

export function toldOfFailure(handler: Handler): Handler {
  const handle = async (call: Call<Endpoint>) => {
    try {
      return await handler.handle(call as never)
    } catch (error) {
      if (error instanceof Refusal || !(error instanceof Error) || isShort(error)) throw error
      const { id } = call.request
      call.log.error({ err: error, request: id, endpoint: handler.endpoint.id }, 'report failed')
      return problem('payreports.failed', { status: 500, params: { reference: id }, extra: { request_id: id } })
    }
  }
  return { ...handler, handle }
}
