/** What other parts of the product know of a day, given by apps/server/wiring. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import type { NoticeParam } from '#platform/notices/model/notice.ts'

/** A word of the module's server catalogue and what goes into it: one line a reader is shown before a day changes. */
type Touched = { readonly word: string; readonly params?: Readonly<Record<string, NoticeParam>> }
type Touch = (
  tx: Tx,
  companyId: string,
  dates: readonly PlainDate[],
  /** Who reads it: nobody is named to whoever does not see them there. */
  reader: LiveSession,
) => Promise<readonly Touched[]>

export type HolidayNeeds = { readonly touches: readonly Touch[] }
