/** What the assistant asks of others, handed over in `apps/server/wiring`. */
import type { AreaId } from '#access/areas.ts'
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call, Handler } from '#platform/http/server/handler.ts'
import type { Language } from '#platform/http/server/say.ts'

type Said<Text> = { readonly en: Text; readonly zh: Text }

export type Guide = {
  readonly id: string
  readonly title: Said<string>
  readonly words: Said<string>
  readonly steps: Said<readonly string[]>
  readonly screen: string
  readonly area: AreaId
}

export type Article = {
  readonly id: string
  readonly title: string
  readonly title_zh: string | null
  readonly content: string
  readonly content_zh: string | null
}

export type HelpLine = {
  readonly name: string
  readonly number: string
  readonly hours: string | null
  readonly note: string | null
  readonly open_now: boolean | null
}

export type AssistantNeeds = {
  /** All of the product's, which are put together after this module's. */
  readonly handlers: () => readonly Handler[]
  readonly guides: readonly Guide[]
  readonly articles: (
    tx: Tx,
    call: Pick<Call<Endpoint>, 'company' | 'session' | 'clock'>,
  ) => Promise<readonly Article[]>
  /** Undefined where the company has set none. */
  readonly nextPayDay: (tx: Tx, companyId: string, today: PlainDate) => Promise<PlainDate | undefined>
  readonly readDistress: (text: string) => {
    readonly level: 'acute' | 'concern' | 'none'
    readonly linesBelow: boolean
  }
  readonly helpLines: (country: Country, language: Language, at: Date) => readonly HelpLine[]
}
