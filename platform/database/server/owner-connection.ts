import type { PoolClient } from 'pg'

/** One connection as the login itself, for what no transaction of a company may do: migrations, backup, restore. */
export class OwnerConnection {
  readonly #client: PoolClient

  constructor(client: PoolClient) {
    this.#client = client
  }

  async rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    const result = await this.#client.query<Row>({ text: sql, values: [...values] })
    return result.rows
  }

  /** Many statements in one go, without values. */
  async script(sql: string): Promise<void> {
    await this.#client.query(sql)
  }

  async transaction<T>(work: () => Promise<T>, begin = 'begin'): Promise<T> {
    await this.script(begin)
    try {
      const answer = await work()
      await this.script('commit')
      return answer
    } catch (failure) {
      await this.script('rollback')
      throw failure
    }
  }
}
