/**
 * The embedded database struck down between writes: what it acknowledged is there when it is opened again.
 *
 * @sweep kills, one after the other
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { builtProgram } from '#tests/support/built-program.ts'

const ROUNDS = 10

test('nothing that was reported as stored is lost when the process is killed at any moment', async () => {
  const program = await builtProgram('tests/kill/row-writer.ts')
  const dataDir = mkdtempSync(join(tmpdir(), 'kerja-kill-'))
  let stored = 0
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
      const said = lines(child)
      const { found = [] } = await said.next()
      // Every transaction is there whole: those that were reported, and at most the one that was being written.
      expect(found).toEqual(found.map((_, place) => [place + 1, 3]))
      expect(found.length - stored).toBeOneOf([0, 1])
      stored = found.length
      if (round === ROUNDS) await ended(child)
      else stored = await writtenUntilKilled(child, said, stored)
    }
    expect(stored).toBeGreaterThan(ROUNDS)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})

interface Words {
  found?: number[][]
  stored?: number
}

async function writtenUntilKilled(child: ChildProcess, said: Lines, before: number): Promise<number> {
  let stored = before
  const dying = pause(20 + Math.random() * 300).then(() => ended(child))
  for (;;) {
    const words = await said.next()
    if (words.stored === undefined) break
    stored = words.stored
  }
  await dying
  return stored
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

interface Lines {
  next(): Promise<Words>
}

/** What the program says, line by line; nothing more once it has ended. */
function lines({ stdout }: ChildProcess): Lines {
  if (stdout === null) throw new Error('The program has no output.')
  const source = createInterface({ input: stdout })[Symbol.asyncIterator]()
  return {
    next: async () => {
      const line = await source.next()
      return line.done === true ? {} : JSON.parse(line.value)
    },
  }
}
