/** For what is found out by trying, beside signing in: a try is taken first, and given back once it was right. */
import type { Database } from '#platform/database/server/connect.ts'
import { Refusal } from '#platform/http/server/answers.ts'
import { type Bucket, giveBack, takeTry } from './tries-store.ts'
import { tooMany } from './try-buckets.ts'

export async function tryOnce({ system }: Pick<Database, 'system'>, bucket: Bucket, now: Date): Promise<void> {
  const wait = await system.transaction((tx) => takeTry(tx, [bucket], now))
  if (wait !== undefined) throw new Refusal(tooMany(wait))
}

export const takeBackTry = ({ system }: Pick<Database, 'system'>, bucket: Bucket, now: Date): Promise<void> =>
  system.transaction((tx) => giveBack(tx, [bucket], now))
