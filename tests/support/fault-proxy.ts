// Stands between the product and a server, and is the cable: it lets everything through, is slow, is pulled out, or says
// nothing more.
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export type FaultProxy = Awaited<ReturnType<typeof faultProxy>>

export async function faultProxy(target: URL) {
  let silent = false
  let pulled = false
  let delay = 0
  const open = new Set<Socket>()
  const held = (socket: Socket) => {
    open.add(socket.on('error', () => {}))
    socket.once('close', () => open.delete(socket))
  }
  const server = createServer((near) => {
    held(near)
    if (pulled) return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    held(far)
    pass(near, far)
    pass(far, near)
  })
  function pass(from: Socket, to: Socket) {
    let before: Promise<unknown> = Promise.resolve()
    from.on('data', (bytes) => {
      if (silent) return
      const wait = delay
      before = before.then(async () => {
        if (wait > 0) await pause(wait)
        if (!to.destroyed) to.write(bytes)
      })
    })
    from.on('close', () => (silent ? undefined : to.destroy()))
  }
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const url = new URL(target)
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.href,
    /** Nothing arrives any more, and nobody is told. */
    hush() {
      silent = true
    },
    /** Nobody gets through, and everybody is told at once. */
    pull() {
      pulled = true
      for (const socket of open) socket.destroy()
    },
    /** Connections from before stay dead. */
    heal() {
      silent = false
      pulled = false
      delay = 0
      for (const socket of open) socket.destroy()
    },
    /** Every piece of what is said arrives later. */
    slow(milliseconds: number) {
      delay = milliseconds
    },
    stop() {
      for (const socket of open) socket.destroy()
      return new Promise<void>((done) => server.close(() => done()))
    },
  }
}
