/** People are told of what they have to confirm: once each, when it is published, and who comes later in the morning. */
import type { Tx } from '#platform/database/server/connect.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { notifyEach, settleEach } from '#platform/notices/server/notify.ts'
import { markTold, type ToTell } from './reader-store.ts'
import type { Now } from './standing-store.ts'

export const linkOf = (id: string): string => `/me/handbook?open=${id}`
const WORDS = ['handbook.to-confirm', 'handbook.changed-again', 'handbook.reminder']

export async function tellOfStanding(tx: Tx, companyId: string, when: Now): Promise<void> {
  const told = await markTold(tx, companyId, when)
  await notifyEach(
    tx,
    companyId,
    told.map((one) => ({
      accountId: one.account_id,
      notice: {
        ...{ word: one.again ? 'handbook.changed-again' : 'handbook.to-confirm', params: titleOf(one) },
        ...{ link: linkOf(one.id), at: when.now },
      },
    })),
  )
}

export const titleOf = ({ title, title_zh }: Pick<ToTell, 'title' | 'title_zh'>) => ({
  title: { en: title, 'zh-Hant': title_zh ?? title },
})

/** Nobody needs to look for what is no longer there. */
export async function settleTold(tx: Tx, companyId: string, id: string, at: Date): Promise<void> {
  await settleEach(tx, companyId, { words: WORDS, links: [linkOf(id)], at })
}

/** Whoever joined, moved or was given a role since hears of what they have to confirm now. */
export const newcomersTold: DailyWork = {
  name: 'documentation.newcomers',
  at: '08:05',
  run: ({ db, clock }, { companyId, today }) =>
    db.forCompany(companyId).transaction((tx) => tellOfStanding(tx, companyId, { now: clock.now(), today })),
}
