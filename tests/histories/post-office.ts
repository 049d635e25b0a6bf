/** A mail server that can be told to turn away, to put off, or to take a mail and break off before it says so. */
import { SMTPServer } from 'smtp-server'
import type { FaultPoint } from './fault-points.ts'

type Mood = Extract<FaultPoint, `mail: ${string}`> | undefined

export async function postOffice() {
  /** Message-IDs, as often as they came. */
  const received: string[] = []
  let mood: Mood
  let struck = false
  const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      const refused = { 'mail: come later': 451, 'mail: no such mailbox': 550 } as const
      const code = mood === undefined ? undefined : refused[mood as keyof typeof refused]
      if (code === undefined) return done()
      struck = true
      done(refusal(code, 'refused'))
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part) => parts.push(part))
      stream.on('end', () => {
        const [, id = ''] = /^Message-ID: <([^@>]+)@/im.exec(Buffer.concat(parts).toString()) ?? []
        received.push(id)
        if (mood !== 'mail: taken, and the answer lost' || struck) return done()
        struck = true
        for (const connection of smtp.connections) if (connection.session === session) connection._socket.destroy()
      })
    },
  })
  smtp.on('error', () => {})
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready))
  return {
    received,
    url: () =>
      mood === 'mail: nobody there' ? 'smtp://127.0.0.1:1' : `smtp://127.0.0.1:${smtp.server.address().port}`,
    /** In that mood for as long as the work takes; tells whether anybody met with it. */
    async while(wanted: Mood, work: () => Promise<unknown>): Promise<boolean> {
      mood = wanted
      struck = false
      try {
        await work()
        return struck
      } finally {
        mood = undefined
      }
    },
    stop: () => new Promise<void>((done) => smtp.close(() => done())),
  }
}
export type PostOffice = Awaited<ReturnType<typeof postOffice>>
