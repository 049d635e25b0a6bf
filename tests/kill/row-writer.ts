// Writes three rows a transaction, and says each number only when its transaction is stored. First it says what it found.
import { writeSync } from 'node:fs'
import { openDatabase } from '#platform/database/server/connect.ts'

const [dataDir = ''] = process.argv.slice(2)
const database = await openDatabase({ dataDir, url: process.env.DATABASE_URL })
await database.owner((owner) =>
  owner.script(
    `create table if not exists written (number integer, part integer, filling text, primary key (number, part))`,
  ),
)
const found = await database.owner((owner) =>
  owner.rows<{ number: number; parts: number }>('select number, count(*) as parts from written group by 1 order by 1'),
)
say({ found: found.map(({ number, parts }) => [number, parts]) })
for (let number = (found.at(-1)?.number ?? 0) + 1; ; number += 1) {
  await database.owner((owner) =>
    owner.transaction(async () => {
      for (const part of [1, 2, 3]) {
        await owner.rows('insert into written values ($1, $2, $3)', [number, part, 'x'.repeat(2_000)])
      }
    }),
  )
  say({ stored: number })
}

/** At once and unbuffered: what was said may not die with the process. */
function say(words: object): void {
  writeSync(1, `${JSON.stringify(words)}\n`)
}
