/** The table of the company's pictures: which file is its logo, which its photo. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'

export type PictureKind = 'logo' | 'photo'

export type HungPicture = { readonly fileId: string; readonly name: string }

export async function hungPicture(tx: Tx, companyId: string, kind: PictureKind): Promise<HungPicture | undefined> {
  const { rows } = await sql<HungPicture>`
    select p.file_id as "fileId", f.name from company_pictures p
      join files f on f.company_id = p.company_id and f.id = p.file_id
    where p.company_id = ${companyId} and p.kind = ${kind}`.execute(tx)
  return rows[0]
}

export async function setPicture(tx: Tx, companyId: string, kind: PictureKind, fileId: string): Promise<void> {
  await sql`
    insert into company_pictures (company_id, kind, file_id) values (${companyId}, ${kind}, ${fileId})
    on conflict (company_id, kind) do update set file_id = excluded.file_id`.execute(tx)
}

export async function unsetPicture(tx: Tx, companyId: string, kind: PictureKind): Promise<void> {
  await sql`delete from company_pictures where company_id = ${companyId} and kind = ${kind}`.execute(tx)
}
