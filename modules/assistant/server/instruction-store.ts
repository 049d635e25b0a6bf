/** Statements for the questions and answers that a company writes for its people. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Instruction, NOTHING_SAID } from '../model/instruction.ts'

const columns = sql`intro_en, intro_zh, contact_en, contact_zh, entries, version`

export async function instructionOf(tx: Tx, companyId: string): Promise<Instruction> {
  const { rows } = await sql<Instruction>`
    select ${columns} from assistant_instructions where company_id = ${companyId}`.execute(tx)
  return rows[0] ?? NOTHING_SAID
}

/** Until the transaction ends; there is a row afterwards. */
export async function heldInstruction(tx: Tx, companyId: string): Promise<Instruction> {
  await sql`
    insert into assistant_instructions (company_id, version) values (${companyId}, 0)
    on conflict (company_id) do nothing`.execute(tx)
  const { rows } = await sql<Instruction>`
    select ${columns} from assistant_instructions where company_id = ${companyId} for update`.execute(tx)
  return rows[0] ?? NOTHING_SAID
}

export async function saveInstruction(tx: Tx, companyId: string, after: Instruction, now: Date): Promise<void> {
  const { intro_en, intro_zh, contact_en, contact_zh, entries, version } = after
  await sql`
    update assistant_instructions set intro_en = ${intro_en}, intro_zh = ${intro_zh}, contact_en = ${contact_en},
      contact_zh = ${contact_zh}, entries = ${JSON.stringify(entries)}::jsonb, version = ${version},
      updated_at = ${now.toISOString()}
    where company_id = ${companyId}`.execute(tx)
}
