// The data of an answer, or what refused it.
import type { Client } from '../../support/client.ts'

export async function done(answer: ReturnType<Client['get']>) {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`refused with ${status}: ${JSON.stringify(body).slice(0, 1000)}`)
  return body.data
}
