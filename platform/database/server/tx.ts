/**
 * What stores receive: every statement runs inside a transaction that sees one company's rows, or the system's. That of
 * a company knows which, so nobody hands the id about beside it, and a wrong one cannot be passed.
 */
import type { Transaction } from 'kysely'
import type { Tables } from './tables.generated.ts'

/** Whichever it sees; for what asks about no company in particular. */
export type SystemTx = Transaction<Tables> & {
  /** The same transaction, for work on one company; in the system's scope it sees the others still. */
  of(companyId: string): Tx
}

export type Tx = SystemTx & { readonly companyId: string }

export function inCompany(tx: Transaction<Tables>, companyId: string): Tx {
  const of = (wanted: string): Tx => {
    if (wanted !== companyId) throw new Error('A transaction of one company does no work on another.')
    return seen
  }
  const seen: Tx = Object.assign(tx, { companyId, of })
  return seen
}

/** `beside`: what is kept for the whole is kept for that of each company. */
export function inSystem(tx: Transaction<Tables>, beside: (whole: object, one: object) => void): SystemTx {
  const known = new Map<string, Tx>()
  const of = (companyId: string): Tx => {
    const one = known.get(companyId) ?? Object.assign(tx.withoutPlugins(), { companyId, of })
    if (!known.has(companyId)) beside(tx, one)
    known.set(companyId, one)
    return one
  }
  return Object.assign(tx, { of })
}
