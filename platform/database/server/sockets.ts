// The driver's connections, held so that they can be cut off without a word to the other side, which may not listen.
import { Socket } from 'node:net'

export class Sockets {
  readonly #open = new Set<Socket>()

  /** Given to the driver, which connects it. */
  readonly make = (): Socket => {
    const socket = new Socket()
    this.#open.add(socket)
    return socket.once('close', () => this.#open.delete(socket))
  }

  /** Whoever waits for an answer on one is told at once that there will be none. */
  cut(): void {
    for (const socket of this.#open) socket.destroy()
  }
}
