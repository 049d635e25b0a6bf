// The database side of a restore: is it safe to begin, away with what is there, and tables that take rows in any order.
import { setTimeout as pause } from 'node:timers/promises'
import type { OwnerConnection } from '../connect.ts'
import { quoted, tableShapes } from './table-shapes.ts'

export async function refuseWhenInUse(connection: OwnerConnection, force: boolean, hint: string): Promise<void> {
  if (await othersConnected(connection))
    throw new Error('A server is connected to this database; stop it before a restore.')
  const shapes = await tableShapes(connection)
  const [book] = await connection.rows<{ ours: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as ours`,
  )
  if (book?.ours !== true) {
    if (shapes.length === 0) return
    throw new Error('The database holds tables that are not of this product; restore into a database of its own.')
  }
  if (force) return
  const filled = await connection.transaction(async () => {
    await connection.script('set local role kerja_system')
    for (const { name } of shapes) {
      if ((await connection.rows(`select from ${quoted(name)} limit 1`)).length > 0) return true
    }
    return false
  })
  if (filled) throw new Error(`The database is not empty; ${hint}`)
}

/**
 * Looks for a second, because a program that has just ended may still be leaving. A heartbeat is everybody's, also of
 * the program that restores; a server that runs listens as well.
 */
async function othersConnected(connection: OwnerConnection): Promise<boolean> {
  for (let looks = 1; looks <= 10; looks += 1) {
    const others = await connection.rows(`select pid from pg_stat_activity
      where datname = current_database() and application_name like 'kerja%' and application_name <> 'kerja heartbeat'
        and pid <> pg_backend_pid()`)
    if (others.length === 0) return false
    await pause(100)
  }
  return true
}

export async function clearSchema(connection: OwnerConnection): Promise<void> {
  const things = await connection.rows<{ drop: string }>(`
    select format('drop table %I.%I cascade', schemaname, tablename) as drop from pg_tables where schemaname = 'public'
    union all
    select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`)
  if (things.length > 0) await connection.script(things.map((thing) => thing.drop).join(';'))
}

/**
 * Empties the tables and takes their foreign keys, triggers and the owner's row-level security off; the function that it
 * resolves to puts all back, and only then PostgreSQL checks every link. Nobody else sees the tables meanwhile: the
 * transaction holds them.
 */
export async function loadable(connection: OwnerConnection): Promise<() => Promise<void>> {
  const shapes = await tableShapes(connection)
  const names = shapes.map(({ name }) => quoted(name))
  if (names.length === 0) return async () => {}
  const links = await connection.rows<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`)
  const each = (change: string) => names.map((name) => `alter table ${name} ${change};`).join('')
  await connection.script(
    links.map(({ table, name }) => `alter table ${table} drop constraint ${quoted(name)};`).join('') +
      each('no force row level security') +
      each('disable trigger user') +
      `truncate ${names.join(', ')}`,
  )
  return () =>
    connection.script(
      links
        .map(({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition};`)
        .join('') +
        each('enable trigger user') +
        each('force row level security'),
    )
}
