// A real mail server on this machine that keeps what it was given, read as its reader would.
import { SMTPServer } from 'smtp-server'

export type Received = { readonly to: readonly string[]; readonly subject: string; readonly text: string }

export async function mailServer() {
  const received: Received[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, ...readable(Buffer.concat(parts).toString()) })
        done()
      })
    },
  })
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready))
  return {
    url: `smtp://127.0.0.1:${smtp.server.address().port}`,
    received,
    stop: () => new Promise<void>((done) => smtp.close(done)),
  }
}

function readable(raw: string): { subject: string; text: string } {
  const at = raw.search(/\r?\n\r?\n/)
  const head = raw.slice(0, at).replace(/\r?\n[ \t]+/g, ' ')
  const body = raw.slice(at).trim()
  const subject = /^Subject: (.*)$/im.exec(head)?.[1]?.trim() ?? ''
  return { subject: words(subject), text: /encoding: base64/i.test(head) ? fromBase64(body) : quoted(body) }
}

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString()

/** =?UTF-8?Q?...?= and =?UTF-8?B?...?=, one after the other. */
const words = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, how: string, said: string) =>
      how.toUpperCase() === 'B' ? fromBase64(said) : quoted(said.replaceAll('_', ' ')),
    )

function quoted(text: string): string {
  const joined = text.replace(/=\r?\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return joined === bytes ? text : Buffer.from(bytes, 'latin1').toString()
}
