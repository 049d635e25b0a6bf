/** Whoever sends a body letter by letter holds a connection: after half a minute it must have come at some pace. */
import type { FastifyInstance } from 'fastify'

const LOOKED_AT_MS = 30_000
/** A phone with next to no signal sends more; ten megabytes at this pace are looked at again and go through. */
const LEAST_BYTES = 30 * 1024

export function cutSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, to, done) => {
    const { 'content-length': length, 'transfer-encoding': pieces } = raw.headers
    if (length === undefined && pieces === undefined) return done()
    let received = raw.socket.bytesRead
    const look = () => {
      if (raw.complete) return clearInterval(timer)
      if (raw.socket.bytesRead - received < LEAST_BYTES) raw.socket.destroy()
      received = raw.socket.bytesRead
    }
    const timer = setInterval(look, LOOKED_AT_MS).unref()
    to.raw.once('close', () => clearInterval(timer))
    done()
  })
}
