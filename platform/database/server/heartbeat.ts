// Whether the PostgreSQL server answers, asked twice a second on a connection of its own. A server that stops says so;
// one that hangs, or whose cable is cut, says nothing, and whoever asked would wait for ever. So when it has not
// answered for a while, all that wait are cut off, and who comes next is refused until it answers again.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { outageOf } from './outage.ts'
import { Sockets } from './sockets.ts'
import { sqlState } from './sql-state.ts'

export type Health = 'well' | 'slow' | 'away'

const EVERY = 500
const LOOK = 250
/** Four seconds; counted in looks, since while this program itself is held up it can see no answer. */
const LOOKS = 16
const SLOW = 1_000
const NO_ROOM = '53300'

export class Heartbeat {
  readonly #sockets = new Sockets()
  readonly #pool: pg.Pool
  readonly #away: () => void
  #ended = false
  health: Health = 'well'

  /** `away` is told once whenever the server stops answering. */
  constructor(url: string, away: () => void) {
    const { make } = this.#sockets
    this.#pool = new pg.Pool({ connectionString: url, application_name: 'kerja heartbeat', max: 1, stream: make })
    this.#pool.on('error', () => {})
    this.#away = away
    void this.#beat()
  }

  async end(): Promise<void> {
    this.#ended = true
    this.#sockets.cut()
    await this.#pool.end()
  }

  async #beat(): Promise<void> {
    while (!this.#ended) {
      const began = performance.now()
      // Whoever cares for the server may have ended the connection: that alone says nothing.
      let answers = await this.#answers()
      if (answers === false && this.health !== 'away') answers = await this.#answers()
      if (this.#ended) return
      const before = this.health
      this.health = !answers ? 'away' : performance.now() - began > SLOW ? 'slow' : 'well'
      if (this.health === 'away' && before !== 'away') this.#away()
      await pause(EVERY, undefined, { ref: false })
    }
  }

  /** undefined where nothing was said at all. */
  async #answers(): Promise<boolean | undefined> {
    const asked = this.#pool.query('select 1').then(
      () => true,
      (failure) => outageOf(failure) !== 'away' || sqlState(failure) === NO_ROOM,
    )
    const answers = await Promise.race([asked, silence()])
    if (answers === undefined) this.#sockets.cut()
    return answers
  }
}

async function silence(): Promise<undefined> {
  for (let looks = 0; looks < LOOKS; looks += 1) await pause(LOOK, undefined, { ref: false })
}
