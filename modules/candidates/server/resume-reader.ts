/**
 * Resumes as they are read: what they propose, and their text to be searched. Whoever applied stands at `applied` until
 * it is read, then at `pending`, read or not.
 */
import { sql } from 'kysely'
import { byItself } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Services } from '#platform/http/server/services.ts'
import { plainText } from '#platform/reading/model/plain-text.ts'
import type { ReadingState } from '#platform/reading/model/read-file.ts'
import { readingsOf, wantReadings } from '#platform/reading/server/reading-store.ts'
import type { Reader } from '#platform/reading/server/readings.ts'
import { isEmpty, type ResumeProposal, resumeOf } from '../model/resume.ts'
import { setCandidates } from './candidate-store.ts'
import { addEvents } from './event-store.ts'

const RESUME = 'resume'

export const resumeReader: Reader = {
  kind: RESUME,
  part: 'candidates',
  wanted: {},
  async took(tx, { clock }, { companyId, fileId }, read) {
    await looksNow(tx, companyId, fileId, clock.now())
    if (!read) return { found: null }
    const text = plainText(read.lines.map((line) => line.text).join('\n'))
    return { found: resumeOf(text), text }
  },
}

/** Read or not, somebody looks at it from now on. */
async function looksNow(tx: Tx, companyId: string, fileId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from candidates where company_id = ${companyId} and resume_file = ${fileId} and status = 'applied'
    for update`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await setCandidates(tx, companyId, ids, { status: 'pending', stage_since: now.toISOString() })
  await addEvents(tx, companyId, ids.map(moved), byItself, now)
}
const moved = (id: string) =>
  ({ candidate_id: id, kind: 'moved', from_status: 'applied', to_status: 'pending' }) as const

/** What happened with a card that begins, and where it stands: at once with those who look where nothing is read. */
export async function arrival(
  tx: Tx,
  services: Pick<Services, 'settings' | 'clock'>,
  companyId: string,
  { id, fileId }: { readonly id: string; readonly fileId: string | null },
) {
  return arrived(id, fileId === null ? 'off' : await wantResumes(tx, services, companyId, [fileId]))
}

export function arrived(id: string, state: ReadingState) {
  const applied = { candidate_id: id, kind: 'applied', to_status: 'applied' } as const
  return state === 'waiting'
    ? { status: 'applied' as const, events: [applied] }
    : { status: 'pending' as const, events: [applied, moved(id)] }
}

export const wantResumes = (
  tx: Tx,
  services: Pick<Services, 'settings' | 'clock'>,
  companyId: string,
  fileIds: readonly string[],
): Promise<ReadingState> => wantReadings(tx, services, companyId, { fileIds, kind: RESUME, urgent: false })

export async function resumeReading(tx: Tx, companyId: string, fileId: string) {
  const [row] = await readingsOf<ResumeProposal>(tx, companyId, [fileId])
  const found = row?.found
  const proposed = found && !isEmpty(found) ? { ...found, schools: [...found.schools] } : null
  return { state: row?.state ?? ('off' as const), proposed }
}
