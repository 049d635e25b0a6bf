// Looks like a network socket to the PostgreSQL driver and is the message port of the database thread. A request is
// written in several small pieces; they travel together, as one message.
import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'

const TERMINATE = 'X'.charCodeAt(0)

export class EmbeddedStream extends Duplex {
  readonly #start: () => Promise<Worker>
  #worker: Worker | undefined

  constructor(start: () => Promise<Worker>) {
    super()
    this.#start = start
  }

  connect(): this {
    this.#start().then(
      (worker) => {
        this.#worker = worker
        worker.on('message', this.#heard)
        worker.once('exit', this.#lost)
        this.emit('connect')
      },
      (failure) => this.destroy(failure),
    )
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    this.#worker?.ref()
    return this
  }

  unref(): this {
    this.#worker?.unref()
    return this
  }

  override _read(): void {}

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(bytes)
    done()
  }

  override _writev(pieces: Array<{ chunk: Buffer }>, done: () => void): void {
    this.#send(Buffer.concat(pieces.map((piece) => piece.chunk)))
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(failure: Error | null, done: (failure: Error | null) => void): void {
    this.#worker?.off('message', this.#heard)
    this.#worker?.off('exit', this.#lost)
    done(failure)
  }

  #send(bytes: Buffer): void {
    // The driver says goodbye to its connection; the database itself stays.
    if (bytes[0] === TERMINATE && bytes.length === 5) return
    // A copy with memory of its own: the driver's buffer is used again.
    const message = new Uint8Array(bytes)
    this.#worker?.postMessage(message, [message.buffer])
  }

  readonly #heard = (answer: unknown): void => {
    if (answer instanceof Uint8Array) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength))
  }

  readonly #lost = (): void => {
    this.destroy(new Error('The embedded database stopped unexpectedly.'))
  }
}
