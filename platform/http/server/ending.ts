/**
 * Ends the server in order. Who has sent a whole request gets the answer; a connection without one, or with half a head,
 * is closed at once: the server no longer looks at slow heads once it ends, and would wait for them for ever.
 */
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const LOOK_MS = 100
/** Whoever is still sending has so long to come to an end. */
const BODIES_MS = 2_000

export function endInOrder(app: FastifyInstance): void {
  const open = new Set<Socket>()
  const asking = new Map<Socket, IncomingMessage>()
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.server.on('request', (request, answer) => {
    const { socket } = request
    asking.set(socket, request)
    answer.once('close', () => {
      if (asking.get(socket) === request) asking.delete(socket)
    })
  })
  let looking: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    const until = performance.now() + BODIES_MS
    const cut = () => {
      for (const socket of open) {
        const request = asking.get(socket)
        if (!request || (!request.complete && performance.now() > until)) socket.destroy()
      }
    }
    cut()
    looking = setInterval(cut, LOOK_MS)
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(looking)
    done()
  })
}
