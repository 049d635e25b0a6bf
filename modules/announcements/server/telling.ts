/** People are told of what stands for them: once each, when it is published, and who comes later in the morning. */
import { sql } from 'kysely'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Services } from '#platform/http/server/services.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { wantMails } from '#platform/mail/server/wanted-mails.ts'
import { notifyEach, settleEach } from '#platform/notices/server/notify.ts'
import type { Now } from './announcement-store.ts'
import { markTold, type ToTell } from './reader-store.ts'

export const linkOf = (id: string): string => `/me/announcements?open=${id}`
const WORDS = ['announcement.new', 'announcement.to-confirm', 'announcement.changed-again', 'announcement.reminder']

export async function tellOfStanding(tx: Tx, companyId: string, when: Now): Promise<void> {
  const told = await markTold(tx, companyId, when)
  await notifyEach(
    tx,
    companyId,
    told.map((one) => ({
      accountId: one.account_id,
      notice: { word: wordOf(one), params: titleOf(one), link: linkOf(one.id), at: when.now },
    })),
  )
  await wantMails(
    tx,
    companyId,
    told
      .filter(({ by_mail }) => by_mail)
      .map((one) => ({
        accountId: one.account_id,
        about: one.id,
        mail: {
          ...{ subject: wordOf(one), text: 'announcement.mail', params: titleOf(one) },
          link: linkOf(one.id),
        },
      })),
  )
}

const wordOf = ({ again, must_acknowledge }: ToTell): string =>
  again ? 'announcement.changed-again' : must_acknowledge ? 'announcement.to-confirm' : 'announcement.new'

export const titleOf = ({ title, title_zh }: Pick<ToTell, 'title' | 'title_zh'>) => ({
  title: { en: title, 'zh-Hant': title_zh ?? title },
})

/** Nobody needs to look for what is no longer there. */
export async function settleTold(tx: Tx, companyId: string, id: string, at: Date): Promise<void> {
  await settleEach(tx, companyId, { words: WORDS, links: [linkOf(id)], at })
}

/** Announcements whose moment has come since it was looked last, in every company; one that fails keeps no other waiting. */
export async function tellPlanned({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now()
  const companies = await db.system.read(async (tx) => {
    const { rows } = await sql<{ company_id: string }>`
      select distinct company_id from announcements
      where told_at is null and withdrawn_at is null and publish_at <= ${now.toISOString()}::timestamptz`.execute(tx)
    return rows.map(({ company_id }) => company_id)
  })
  for (const companyId of companies) {
    const telling = db.forCompany(companyId).transaction(async (tx) => {
      const { timezone } = await companyFacts(tx, companyId)
      await tellOfStanding(tx, companyId, { now, today: clock.today(timezone) })
    })
    await telling.catch((err) => log.error({ err, companyId }, 'planned announcements of a company could not be told'))
  }
}

/** Whoever joined, moved or was given a role since hears of what stands for them now. */
export const latecomersTold: DailyWork = {
  name: 'announcements.latecomers',
  at: '08:00',
  run: ({ db, clock }, { companyId, today }) =>
    db.forCompany(companyId).transaction((tx) => tellOfStanding(tx, companyId, { now: clock.now(), today })),
}
