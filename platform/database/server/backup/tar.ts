// The tar format, as much of it as a backup needs: files with short names, so that any tar program can look inside.
export interface TarEntry {
  readonly name: string
  readonly content: Buffer
}

const BLOCK = 512
const LONGEST_NAME = 100

export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  for await (const { name, content } of entries) {
    yield header(name, content.length)
    yield content
    yield Buffer.alloc(padding(content.length))
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** Entries in order, each whole in memory. A file that ends too early is refused. */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const source = new Source(bytes)
  try {
    for (;;) {
      const head = await source.take(BLOCK)
      if (head.every((byte) => byte === 0)) return
      const { name, size } = parsed(head)
      const content = await source.take(size)
      await source.take(padding(size))
      yield { name, content }
    }
  } finally {
    await source.close()
  }
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK
}

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`The name ${name} is too long for a backup.`)
  const block = Buffer.alloc(BLOCK)
  block.write(name, 0)
  block.write('0000600\0', 100)
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  block.write('00000000000\0', 136)
  block.write('        0', 148)
  block.write('ustar\x0000', 257)
  block.write(`${sum(block).toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

function parsed(block: Buffer): { name: string; size: number } {
  const written = Number.parseInt(text(block, 148, 8), 8)
  const blank = Buffer.from(block)
  blank.fill(' ', 148, 156)
  if (written !== sum(blank)) throw new Error('This file is not a backup, or it is damaged.')
  return { name: text(block, 0, LONGEST_NAME), size: Number.parseInt(text(block, 124, 12), 8) }
}

function sum(block: Buffer): number {
  return block.reduce((total, byte) => total + byte, 0)
}

function text(block: Buffer, from: number, length: number): string {
  const field = block.subarray(from, from + length)
  const end = field.indexOf(0)
  return field.subarray(0, end < 0 ? length : end).toString('utf8')
}

class Source {
  readonly #bytes: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#bytes = bytes[Symbol.asyncIterator]()
  }

  async take(size: number): Promise<Buffer> {
    const pieces = [this.#rest]
    let held = this.#rest.length
    while (held < size) {
      const next = await this.#bytes.next()
      if (next.done === true) throw new Error('The backup ends too early: it is not whole.')
      pieces.push(next.value)
      held += next.value.length
    }
    const all = pieces.length === 1 ? this.#rest : Buffer.concat(pieces)
    this.#rest = all.subarray(size)
    return all.subarray(0, size)
  }
  async close(): Promise<void> {
    await this.#bytes.return?.()
  }
}
