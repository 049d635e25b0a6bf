/** Every morning: papers and work permits that run out are told of, to those whom the settings name and the person. */
import { companyFacts } from '#modules/company/server/public.ts'
import type { DailyWork } from '#platform/jobs/server/daily-work.ts'
import { wantMails } from '#platform/mail/server/wanted-mails.ts'
import { notifyEach } from '#platform/notices/server/notify.ts'
import { watchesOf } from '../../model/expiry-watch.ts'
import { readersOf } from './expiry-readers.ts'
import { mailOf, noticesOf } from './expiry-words.ts'
import { takeDue } from './papers-due.ts'

export const expiryReminders: DailyWork = {
  name: 'expiry reminders',
  at: '08:00',
  async run({ db, clock, say }, { companyId, today }) {
    await db.forCompany(companyId).transaction(async (tx) => {
      const watches = watchesOf((await companyFacts(tx, companyId)).settings)
      if (watches.length === 0) return
      const due = await takeDue(tx, companyId, watches, today)
      const readers = await readersOf(tx, companyId, due, today)
      const now = clock.now()
      await notifyEach(
        tx,
        companyId,
        readers.flatMap(({ accountId, papers }) =>
          noticesOf(say, accountId, papers).map((notice) => ({ accountId, notice: { ...notice, at: now } })),
        ),
      )
      await wantMails(
        tx,
        companyId,
        readers.map(({ accountId, papers }) => ({ accountId, mail: mailOf(say, accountId, papers) })),
      )
    })
  },
}
