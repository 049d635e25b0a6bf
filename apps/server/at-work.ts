/** What the server does again and again beside the calls: mails, reminders, webhooks, each company's day, forgetting. */
import { tellPlanned } from '#modules/announcements/server/telling.ts'
import { remindOfWaiting } from '#platform/approvals/server/deciding/reminders.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Services } from '#platform/http/server/services.ts'
import { tidyIdentity } from '#platform/identity/server/tidy.ts'
import { publicOnly } from '#platform/integrations/server/webhooks/reach.ts'
import { sendDueEvents } from '#platform/integrations/server/webhooks/sender.ts'
import { forgetOldEvents } from '#platform/integrations/server/webhooks/webhook-store.ts'
import { type DailyWork, dailyWork } from '#platform/jobs/server/daily-work.ts'
import { tidyJobs } from '#platform/jobs/server/job-store.ts'
import { startMailSender } from '#platform/mail/server/sender.ts'
import { queueWantedMails } from '#platform/mail/server/wanted-mails.ts'
import { tidyNotices } from '#platform/notices/server/notice-store.ts'
import { tidyUndos } from '#platform/undo/server/undo-store.ts'

const TIDY_EVERY = 6 * 60 * 60_000
const MAILS_EVERY = 5_000
const PLANNED_EVERY = 60_000
const EVENTS_EVERY = 3_000
const REMIND_EVERY = 15 * 60_000

/** Begins all of it; resolves to what stops it, which waits for what is under way. */
export function atWork(services: Services, approvals: Approvals, daily: readonly DailyWork[]): () => Promise<void> {
  const mail = startMailSender(services)
  const days = dailyWork(services, daily)
  days.begin()
  const stops = [
    async () => mail?.stop(),
    every(MAILS_EVERY, services, 'mails could not be queued', () => queueWantedMails(services)),
    every(REMIND_EVERY, services, 'reminders could not be sent', () => remindOfWaiting(services, approvals)),
    every(PLANNED_EVERY, services, 'planned announcements could not be told', () => tellPlanned(services)),
    every(EVENTS_EVERY, services, 'webhooks could not be told', () => sendDueEvents(services, publicOnly)),
    every(TIDY_EVERY, services, 'what has served could not be forgotten', () => tidy(services)),
    days.stop,
  ]
  return async () => {
    for (const stop of stops) await stop()
  }
}

/** Again and again, never twice at once; resolves to what stops it. */
function every(pause: number, { log }: Services, failed: string, work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(work).catch((err) => log.error({ err }, failed))
  }, pause).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

export function tidy({ db, clock }: Services): Promise<unknown> {
  const now = clock.now()
  return Promise.all([
    tidyIdentity(db, now),
    tidyNotices(db, now),
    tidyUndos(db, now),
    tidyJobs(db, now),
    db.system.transaction((tx) => forgetOldEvents(tx, now)),
  ])
}
