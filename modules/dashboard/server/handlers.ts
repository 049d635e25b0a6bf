/** One call: what the caller's active role may see of the company, counted set by set in one view of the data. */
import { mayEnter } from '#access/enter.ts'
import type { Country } from '#kernel/countries.ts'
import { amountOf, amountText } from '#kernel/money.ts'
import { addDays, type PlainDate, yearMonthOf, yearMonthText } from '#kernel/plain-date.ts'
import {
  birthdays,
  comingDays,
  firstDayShown,
  moves,
  peopleByMonth,
  type Whose,
} from '#modules/analysis/server/public.ts'
import { hasPeople } from '#modules/employees/server/public.ts'
import { comingHolidays } from '#modules/holidays/server/public.ts'
import { earlierPayOpen, owedInMonths, runsPayIn } from '#modules/payroll/server/public.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { waitingRequests } from '#platform/approvals/server/handlers/inbox-handlers.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { HomeCard } from '#platform/home/server/home-card.ts'
import { readCard, readCards } from '#platform/home/server/read-cards.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { monthText } from '#platform/words/format.ts'
import { dashboard, due } from '../contract.ts'
import { isDue, nextMonth } from '../model/next-month.ts'
import { type Sight, sightOf } from '../model/sight.ts'
import { awayPart } from './away-part.ts'
import * as pay from './payroll-store.ts'
import * as people from './people-store.ts'
import * as records from './records-store.ts'
import { missingNumbers, setupPart } from './setup-part.ts'
import { accountsOf, setupFacts } from './setup-store.ts'
import { type Facts, noticesFor, waitingFor } from './waiting.ts'

const BIRTHDAY_DAYS = 14
const LEAVING_DAYS = 30
const NAMES = 8

type View = Call<typeof dashboard>

/** `cards` are contributed by the modules, joined in apps/server/home.ts. */
export const dashboardHandlers = (approvals: Approvals, cards: readonly HomeCard[] = []): readonly Handler[] => [
  on(dashboard, async (call) => {
    const { company, session, clock, db } = call
    const today = clock.today(session.timezone)
    const sight = sightOf(session)
    const acting = await actingOf(call)
    const read = await company.read(async (tx) => {
      const ofCompany = await records.companyRecord(tx, company.companyId)
      const whose = await whoseOf(tx, call, sight)
      return {
        people: sight === 'nobody' ? null : await peoplePart(tx, call, sight, whose, today),
        payroll: mayEnter(session, 'payroll') ? await payrollPart(tx, call, ofCompany.country, today) : null,
        records: await recordsPart(tx, call, ofCompany, { sight, whose, today }),
        approvals: await waitingRequests(tx, approvals, acting),
        away: await awayPart(tx, session, company.companyId, today),
        cards: await readCards(tx, cards, { ...call, today, t: saidIn(call) }),
        ...(await setupRead(tx, call)),
        numbersMissing: missingNumbers(ofCompany),
        holidays: await comingHolidays(tx, company.companyId, {
          today,
          region: ofCompany.region,
          language: call.language,
        }),
      }
    })
    const invited = mayEnter(session, 'access')
      ? await db.system.read((tx) => records.invitedAccounts(tx.of(company.companyId), company.companyId))
      : undefined
    const accounts =
      read.setup && !read.setup.put_away
        ? await db.system.read((tx) => accountsOf(tx.of(company.companyId), company.companyId))
        : 0
    const facts: Facts = { ...read.records, pay: read.payroll?.facts, invited }
    return {
      people: read.people,
      payroll: read.payroll?.shown ?? null,
      waiting: waitingFor(session, facts).map(({ code, count, to, month }) => ({
        code,
        count,
        to,
        text: said(call, `dashboard.waiting.${code}`, {
          count,
          month: month ? monthText(month.year, month.month, call.language) : '',
        }),
      })),
      notices: noticesFor(session, facts).map(({ code, to }) => ({
        code,
        to,
        text: said(call, `dashboard.notice.${code}`),
      })),
      holidays: read.holidays,
      approvals: {
        mine: read.approvals.mine,
        all: read.approvals.all,
        oldest_on: read.approvals.oldest ? dayOf(read.approvals.oldest, session.timezone) : null,
      },
      away: read.away,
      cards: read.cards.map((card) => ({ ...card, title: said(call, `dashboard.card.${card.key}`) })),
      setup: setupPart(session, read.setup, {
        accounts,
        numbersMissing: read.numbersMissing,
        earlierOpen: read.earlierOpen,
      }),
    }
  }),
  on(due, async (call) => {
    const { company, session, clock, params } = call
    const asking = { ...call, today: clock.today(session.timezone), t: saidIn(call) }
    const rows = await company.read((tx) => readCard(tx, cards, params.card, asking))
    return { title: saidIn(call)(`dashboard.card.${params.card}`), rows }
  }),
]

/** Once it is put away, nothing of it is worked out. */
async function setupRead(tx: Tx, { session, company: { companyId }, clock }: View) {
  const setup = mayEnter(session, 'company.settings') ? await setupFacts(tx, companyId) : undefined
  const asks = setup && !setup.put_away && mayEnter(session, 'payroll')
  return { setup, earlierOpen: asks ? await earlierPayOpen(tx, companyId, clock) : 0 }
}

const dayOf = (moment: Date, timezone: string): PlainDate => clockOf(() => moment).today(timezone)

const saidIn =
  ({ say, language }: Pick<View, 'say' | 'language'>) =>
  (key: string, params: Record<string, string | number> = {}) =>
    say(language, key, params)

const said = ({ say, language }: View, key: string, params: Record<string, string | number> = {}) =>
  say(language, key, params)

async function peoplePart(tx: Tx, call: View, sight: Sight, whose: Whose, today: PlainDate) {
  const days = Number(call.query.range)
  const since = addDays(today, -days)
  const until = addDays(since, -1)
  const { joined, left } = await people.headcounts(tx, whose, until, addDays(until, -days))
  return {
    before: { joined, left },
    scope: sight === 'team' ? ('team' as const) : ('company' as const),
    ...(await people.headcounts(tx, whose, today, since)),
    headcount_limit: await people.headcountLimit(tx, whose.companyId),
    by_department: await people.byDepartment(tx, whose, today, said(call, 'dashboard.no-department')),
    by_month: peopleByMonth(await moves(tx, whose, today, firstDayShown(today)), today),
    birthdays: (await birthdays(tx, whose, today, comingDays(today, BIRTHDAY_DAYS), { page: 1, perPage: NAMES })).rows,
    newcomers: await people.newcomers(tx, whose, today, since, NAMES),
  }
}

async function whoseOf(tx: Tx, { company: { companyId }, session }: View, sight: Sight): Promise<Whose> {
  return { companyId, only: sight === 'team' ? await people.teamOf(tx, companyId, session.accountId) : undefined }
}

async function payrollPart(tx: Tx, { company: { companyId } }: View, country: Country, today: PlainDate) {
  const runs = await pay.runs(tx, companyId)
  const now = yearMonthOf(today)
  const next = nextMonth(runs, now)
  const open = runs.find(({ year, month }) => year === next.year && month === next.month)
  const { stale, to_look_at } = open ? await pay.openMonth(tx, companyId, open) : { stale: 0, to_look_at: 0 }
  const status = open ? (open.calculating ? 'calculating' : open.state) : 'none'
  const newest = runs.findLast(({ state }) => state === 'approved')
  const by_month = []
  const half = runs.at(-1)?.half ?? null
  const shown = runs.slice(-12).map((run) => ({ ...run, versions: pay.versionsOf(run) }))
  const owed = await owedInMonths(tx, companyId, 'reported', shown)
  for (const run of shown) {
    const month = yearMonthText(run)
    const sums = await pay.sumsOf(tx, companyId, run, half)
    const employer_cost = amountText(amountOf(sums.employer_cost) + (owed.get(month) ?? 0n))
    by_month.push({ month, ...sums, employer_cost })
  }
  const facts: Facts['pay'] = {
    next,
    due: runsPayIn(country) && isDue(next, now),
    hasPeople: await hasPeople(tx, companyId),
    status,
    stale,
    toLookAt: to_look_at,
    run: open?.sequence,
    releaseOf: newest,
    unreleased: newest ? await pay.unreleased(tx, companyId, newest) : 0,
  }
  return { shown: { next: { ...next, status, stale, to_look_at }, by_month }, facts }
}

async function recordsPart(
  tx: Tx,
  call: View,
  record: records.CompanyRecord,
  { sight, whose, today }: { sight: Sight; whose: Whose; today: PlainDate },
): Promise<Facts> {
  const { companyId } = call.company
  const seesPay = mayEnter(call.session, 'employee.pay') || mayEnter(call.session, 'payroll')
  return {
    companyDemandsSecondFactor: record.secondFactor,
    ...(seesPay && {
      records: await records.incomplete(tx, companyId, today, record.country),
    }),
    ...(mayEnter(call.session, 'company.profile.write') && {
      companyNumbersMissing: missingNumbers(record),
    }),
    ...((sight === 'team' || mayEnter(call.session, 'employee.write')) && {
      leaving: await people.leaving(tx, whose, today, addDays(today, LEAVING_DAYS)),
    }),
  }
}
