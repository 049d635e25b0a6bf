/** The handbook for whoever looks something up in it on somebody's behalf. */
import { sql } from 'kysely'
import { mayEnter } from '#access/enter.ts'
import { personWhoAsks } from '#modules/employees/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { isShown, publishedOf, standingFor } from './standing-store.ts'

export type ReadableArticle = {
  readonly id: string
  readonly category: string
  readonly title: string
  readonly title_zh: string | null
  /** Markdown. */
  readonly content: string
  readonly content_zh: string | null
}

type Asking = Pick<Call<Endpoint>, 'company' | 'session' | 'clock'>

/**
 * Published articles that whoever asks may read, in the handbook's order: all of them for whoever keeps or reads the
 * documentation, else those that are for them today. None where the company does not have the module.
 */
export async function readableArticles(
  tx: Tx,
  { company, session, clock }: Asking,
): Promise<readonly ReadableArticle[]> {
  const { companyId } = company
  if (mayEnter(session, 'documentation')) return allPublished(tx, companyId)
  if (!mayEnter(session, 'documentation.own')) return []
  const me = await personWhoAsks(tx, companyId, session.accountId)
  return me ? standingFor(tx, companyId, me.id, { today: clock.today(session.timezone) }) : []
}

async function allPublished(tx: Tx, companyId: string): Promise<readonly ReadableArticle[]> {
  const { rows } = await sql<ReadableArticle>`
    select a.id, c.name as category, v.title, v.title_zh, v.content, v.content_zh
    from handbook_articles a ${publishedOf}
    join handbook_categories c on c.company_id = a.company_id and c.id = a.category_id
    where a.company_id = ${companyId} and ${isShown}
    order by c.position, c.id, a.position, a.id`.execute(tx)
  return rows
}
