/**
 * The end of the chain, noted every six hours outside the database and signed with the installation's key: whoever may write
 * every row of it still cannot cut off the end of the log and set the last link back to what stood there before.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import type { Services } from '#platform/http/server/services.ts'
import { keyFor } from '#platform/identity/server/tokens.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { hashAt, headOf } from './activity-store.ts'

export type NotedHead = { readonly seq: number; readonly hash: string }
type Noting = Pick<Services, 'files' | 'secrets'>

/** Beside the company's kept files, under a name that no file is ever given. */
const keyOf = (companyId: string): string => `${companyId}/00000000-0000-0000-0000-00000000ac71`

const signed = ({ secrets }: Noting, companyId: string, { seq, hash }: NotedHead): string =>
  createHmac('sha256', keyFor(secrets, 'activity head')).update(`${companyId} ${seq} ${hash}`).digest('hex')

/** Undefined where nothing was noted yet; 'forged' where it was not this installation that noted it. */
export async function notedHead(noting: Noting, companyId: string): Promise<NotedHead | 'forged' | undefined> {
  const bytes = await noting.files.get(keyOf(companyId)).catch(() => undefined)
  if (!bytes) return undefined
  const [seq = '', hash = '', mac = ''] = bytes.toString().split(' ')
  const noted = { seq: Number(seq), hash }
  const right = Buffer.from(signed(noting, companyId, noted))
  const given = Buffer.from(mac)
  return given.length === right.length && timingSafeEqual(given, right) ? noted : 'forged'
}

/** Where the log no longer leads to what was noted before, that note stays, for whoever looks. */
export async function noteHead(noting: Noting, company: CompanyDb): Promise<void> {
  const { companyId } = company
  const head = await company.read((tx) => headOf(tx, companyId))
  const noted = await notedHead(noting, companyId)
  if (!head || noted === 'forged' || (noted && !(await leadsTo(company, noted)))) return
  await noting.files.put(keyOf(companyId), Buffer.from(`${head.seq} ${head.hash} ${signed(noting, companyId, head)}`))
}

export const leadsTo = async (company: CompanyDb, { seq, hash }: NotedHead): Promise<boolean> =>
  seq === 0 || (await company.read((tx) => hashAt(tx, company.companyId, seq))) === hash

/** What was written since the last note can still be cut off unseen, so a day has four. */
export const headsNoted: readonly DailyWork[] = ['00:00', '06:00', '12:00', '18:00'].map((at) => ({
  name: at === '00:00' ? 'activity.head-noted' : `activity.head-noted-${at}`,
  at,
  run: (services, { companyId }) => noteHead(services, services.db.forCompany(companyId)),
}))
