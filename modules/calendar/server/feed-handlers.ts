/** Addresses for other programs: made, listed, ended; and read, by whoever has one, as far as its person may see now. */
import { randomBytes } from 'node:crypto'
import { mayEnter } from '#access/enter.ts'
import { addDays } from '#kernel/plain-date.ts'
import type { record } from '#platform/activity/server/activity.ts'
import { log } from '#platform/activity/server/log.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { fileReply, forbidden, notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { standingSession } from '#platform/identity/server/standing-session.ts'
import { languageOf } from '#platform/words/locales.ts'
import { addFeed, endFeed, feeds, readFeed } from '../contract.ts'
import { icalText } from '../model/ical.ts'
import { calendarOf } from './calendar-of.ts'
import { eventsOf } from './events-of.ts'
import { endFeedOf, insertFeed, liveFeeds, readBySecret } from './feed-store.ts'
import type { CalendarNeeds } from './needs.ts'

const MOST_FEEDS = 10
/** Whoever may see the dates of agencies, and whoever has shifts. */
const [AGENCIES, SHIFTS] = ['payroll.forms', 'schedule.own'] as const
const ICAL = 'text/calendar; charset=utf-8'
const [BEFORE, AFTER] = [92, 400]
/** `<company>.<secret>.ics`: which company's rows to look at, and a secret of 256 bits. */
const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})\.ics$/

export const feedHandlers = ({ agencyDates, ownShifts }: CalendarNeeds): readonly Handler[] => [
  on(feeds, async ({ company, session }) => {
    const rows = await company.read((tx) => liveFeeds(tx, company.companyId, session.accountId))
    return rows.map(({ account_id: _, ...feed }) => feed)
  }),

  on(addFeed, async (call) => {
    const { company, session, body, clock, request } = call
    const { companyId } = company
    if (body.shows === 'agencies' && !mayEnter(session, AGENCIES)) return forbidden()
    if (body.shows === 'shifts' && !mayEnter(session, SHIFTS)) return forbidden()
    const secret = randomBytes(32).toString('base64url')
    return company.transaction(async (tx) => {
      if ((await liveFeeds(tx, companyId, session.accountId)).length >= MOST_FEEDS)
        return problem('calendar.too-many-feeds', { params: { count: MOST_FEEDS } })
      const { accountId } = session
      const { account_id: _, ...feed } = await insertFeed(tx, companyId, {
        id: newId(),
        accountId,
        ...body,
        secret,
        now: clock.now(),
      })
      const address = `${request.origin}/api/calendar/${companyId}.${secret}.ics`
      await logFeed(tx, call, 'calendar.feed-added', feed.id)
      return reply({ ...feed, address }, { messageKey: 'calendar.feed-made' })
    })
  }),

  on(endFeed, (call) => {
    const { company, session, params, clock } = call
    return company.transaction(async (tx) => {
      if (!(await endFeedOf(tx, company.companyId, session.accountId, params.id, clock.now()))) return notFound()
      await logFeed(tx, call, 'calendar.feed-ended', params.id)
      return reply(null, { messageKey: 'calendar.feed-over' })
    })
  }),

  on(readFeed, async ({ db, params, clock, say }) => {
    const [, companyId = '', secret = ''] = FILE.exec(params.file) ?? []
    if (secret === '') return notFound()
    const company = db.forCompany(companyId)
    const now = clock.now()
    const feed = await company.transaction((tx) => readBySecret(tx, companyId, secret, now))
    const session = feed && (await standingSession(db, { companyId, accountId: feed.account_id, id: feed.id }))
    if (!feed || !session) return notFound()
    const language = languageOf(session.preferLang)
    const called = 'kerja.ics'
    if (feed.shows === 'agencies') {
      if (!mayEnter(session, AGENCIES)) return notFound()
      return fileReply(called, ICAL, await agencyDates({ company, clock, say, language }))
    }
    if (feed.shows === 'shifts') {
      const shifts = mayEnter(session, SHIFTS) && (await ownShifts({ company, clock }, feed.account_id))
      return shifts ? fileReply(called, ICAL, shifts) : notFound()
    }
    const { shows } = feed
    const today = clock.today(session.timezone)
    const seen = await company.read((tx) =>
      calendarOf(
        tx,
        { company, session, clock, language, say },
        { shows, from: addDays(today, -BEFORE), to: addDays(today, AFTER) },
      ),
    )
    const name = say(language, `calendar.feed-${shows}`, { name: session.name })
    return fileReply(called, ICAL, icalText(name, now, eventsOf(seen, { say, language })))
  }),
]

type Tx = Parameters<typeof record>[0]
type Doing = Pick<Call<typeof endFeed>, 'company' | 'actor' | 'clock'>

const logFeed = (tx: Tx, doing: Doing, action: string, id: string): Promise<void> =>
  log(tx, doing, { action, subject: { kind: 'calendar_feed', id } })
