/**
 * Load shedding: beyond so many calls under way the next is told to come again, before anything of it is read, rather
 * than queued behind them until nobody waits for the answer any more. Health and pages are always answered; a form that a
 * page sends is a call.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'

export function atOnce(
  app: FastifyInstance,
  most: number,
  refuse: (to: FastifyReply, asked: string | undefined) => void,
) {
  let underWay = 0
  app.addHook('onRequest', (request, to, done) => {
    if (!request.url.startsWith('/api/') && request.method !== 'POST') return done()
    if (underWay >= most) return refuse(to, request.headers['accept-language'])
    underWay += 1
    // Answered, or given up by whoever asked.
    to.raw.once('close', () => {
      underWay -= 1
    })
    done()
  })
}
