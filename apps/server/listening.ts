/** An address that cannot be listened on stops the start with one sentence that names its variable. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { BadConfiguration } from './environment.ts'

/** `listen` itself, its failure told of `portName` (or HOST). */
export async function listening<T>(portName: 'PORT' | 'METRICS_PORT', listen: () => Promise<T>): Promise<T> {
  try {
    return await listen()
  } catch (failure) {
    const { code = '' } = failure as { readonly code?: string }
    const sentence = SENTENCES[code]?.(portName)
    throw sentence === undefined ? failure : new BadConfiguration(sentence)
  }
}

/** Before the database is opened and brought up to date, which may take minutes: what is wrong here is told at once. */
export const tryListening = (at: { readonly host: string; readonly port: number }): Promise<void> =>
  listening('PORT', async () => {
    const probe = createServer().listen(at)
    await once(probe, 'listening')
    probe.close()
    await once(probe, 'close')
  })

const SENTENCES: Readonly<Record<string, (portName: string) => string>> = {
  EADDRINUSE: (portName) => `${portName} is in use by another program already: stop it, or choose another.`,
  EACCES: (portName) => `${portName} is not for this account: choose one above 1023, or ask for the right.`,
  EADDRNOTAVAIL: () => 'HOST is no address of this machine.',
  ENOTFOUND: () => 'HOST is a name that nobody knows.',
  EAI_AGAIN: () => 'HOST is a name that nobody knows.',
}
