/** Models come over the same bad lines as everything else: tried five times, three seconds apart. */
export const ATTEMPTS = 5
export const WAIT_MS = 3_000

const pause = (milliseconds: number) => new Promise<void>((next) => setTimeout(next, milliseconds))

export async function attempted<Loaded>(load: () => Promise<Loaded>, wait = pause): Promise<Loaded> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load()
    } catch (reason) {
      if (attempt === ATTEMPTS) throw reason
      await wait(WAIT_MS)
    }
  }
}
