/**
 * npm run --silent law [-- --worksheet]: reads cases (one JSON object a line) on standard input and writes one
 * line each, {"id","answer"}, in the same order. For auditors, testers and other programs; opens no database.
 */
import { createInterface } from 'node:readline'
import { workOut } from '#statutory/work-out.ts'

const known = ['--worksheet']
const PIECE = 65_536

const asked = process.argv.slice(2)
const strange = asked.find((argument) => !known.includes(argument))
if (strange === undefined) {
  process.stdout.on('error', quietly)
  await answerAll(asked.includes('--worksheet')).catch(quietly)
} else {
  process.stderr.write(`law: unknown argument ${strange}; the only one is --worksheet\n`)
  process.exitCode = 2
}

async function answerAll(worksheet: boolean): Promise<void> {
  let piece = ''
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    piece += `${JSON.stringify(answerTo(line, worksheet))}\n`
    if (piece.length >= PIECE) {
      await written(piece)
      piece = ''
    }
  }
  await written(piece)
}

function answerTo(line: string, worksheet: boolean): object {
  const found = caseOf(line)
  if (typeof found === 'string') return { id: null, answer: { refused: true, reason: found } }
  const { id = null, scheme, on, given } = found
  return { id, ...workOut(String(scheme ?? ''), String(on ?? ''), given ?? {}, { worksheet }) }
}

/** The case on a line, or why it is none. */
function caseOf(line: string): Partial<Record<'id' | 'scheme' | 'on' | 'given', unknown>> | string {
  try {
    const read: unknown = JSON.parse(line)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : 'case: must be one JSON object'
  } catch (error) {
    return `case: not JSON (${error instanceof Error ? error.message : 'unreadable'})`
  }
}

/** Waits until the text has left for the pipe, so that nothing is lost when the program ends. */
function written(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()))
  })
}

/** A reader that has seen enough (`| head`) is no fault. */
function quietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}
