/**
 * Recomputes the chain. An entry that was altered, put in, taken out or moved shows at its place; so does an end
 * that was cut off, since the last link is kept apart and noted outside the database.
 */
import type { CompanyDb } from '#platform/database/server/connect.ts'
import { CHAIN_START, linkText } from '../model/chain.ts'
import { digest } from './activity.ts'
import { headOf, linksAfter } from './activity-store.ts'
import { leadsTo, type NotedHead } from './noted-head.ts'

export type Verdict = { readonly entries: number; readonly intact: boolean; readonly broken_at: number | null }

const BATCH = 2_000

/** Batch by batch, so that a long log holds up nobody; what is written meanwhile is not looked at. */
export async function verifyChain(company: CompanyDb, noted?: NotedHead | 'forged'): Promise<Verdict> {
  const verdict = await verifyLinks(company)
  if (!verdict.intact || noted === undefined) return verdict
  if (noted === 'forged') return broken(verdict.entries, verdict.entries)
  if (noted.seq > verdict.entries) return broken(verdict.entries, verdict.entries + 1)
  return (await leadsTo(company, noted)) ? verdict : broken(verdict.entries, noted.seq)
}

async function verifyLinks(company: CompanyDb): Promise<Verdict> {
  const head = (await company.read((tx) => headOf(tx, company.companyId))) ?? { seq: 0, hash: CHAIN_START }
  let [seq, hash] = [0, CHAIN_START]
  while (seq < head.seq) {
    const links = await company.read((tx) => linksAfter(tx, company.companyId, seq, Math.min(BATCH, head.seq - seq)))
    for (const { seq: place, former_hash, hash: stored, ...entry } of links) {
      const right = place === seq + 1 && former_hash === hash
      if (!right || digest(linkText(hash, company.companyId, place, entry)) !== stored) return broken(head.seq, seq + 1)
      seq = place
      hash = stored
    }
    if (links.length === 0) return broken(head.seq, seq + 1)
  }
  return hash === head.hash ? { entries: seq, intact: true, broken_at: null } : broken(head.seq, seq)
}

const broken = (entries: number, at: number): Verdict => ({ entries, intact: false, broken_at: at })
