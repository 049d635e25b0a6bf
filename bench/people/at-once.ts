/**
 * Many asking at once, each with the next question as soon as the last is answered; what the slowest of twenty waits.
 * On bare connections: whoever asks shares the machine with whoever answers, and should not be what is measured.
 */
import { connect, type Socket } from 'node:net'

type Headers = Readonly<Record<string, string>>
type Asking = { readonly url: string; readonly sessions: readonly Headers[] }

/** Milliseconds within which nineteen of twenty answers came, of `count` asked by these sessions at once. */
export async function p95({ url, sessions }: Asking, path: (at: number) => string, count: number): Promise<number> {
  const { hostname, port, host } = new URL(url)
  const times: number[] = []
  let next = 0
  const client = async (headers: Headers) => {
    const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
    const socket = connect(Number(port), hostname)
    socket.setNoDelay(true)
    while (next < count) {
      next += 1
      const asked = path(next)
      const began = performance.now()
      const status = await answered(socket, `GET /${asked} HTTP/1.1\r\n${lines.join('')}\r\n`)
      times.push(performance.now() - began)
      if (status !== 200) throw new Error(`${asked} answered ${status}`)
    }
    socket.destroy()
  }
  await Promise.all(sessions.map(client))
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN
}

const HEAD_END = '\r\n\r\n'

/** The status, once the whole answer is there: its head says how long it is. */
function answered(socket: Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let head = ''
    let missing = Number.POSITIVE_INFINITY
    const heard = (bytes: Buffer) => {
      missing -= bytes.length
      if (missing === Number.POSITIVE_INFINITY) {
        head += bytes.toString('latin1')
        const end = head.indexOf(HEAD_END)
        if (end < 0) return
        const length = /^content-length: (\d+)/im.exec(head.slice(0, end))?.[1]
        if (length === undefined) return done(() => reject(new Error(`an answer of no length: ${head.slice(0, end)}`)))
        missing = end + HEAD_END.length + Number(length) - head.length
      }
      if (missing <= 0) done(() => resolve(Number(head.slice(9, 12))))
    }
    const lost = () => done(() => reject(new Error('the connection was lost')))
    const done = (tell: () => void) => {
      socket.off('data', heard).off('close', lost).off('error', lost)
      tell()
    }
    socket.on('data', heard).on('close', lost).on('error', lost)
    socket.write(request)
  })
}
