/** Calendars: one's own and the company's, as far as one may see; and addresses for other programs. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Id, Instant, Paging } from '#platform/contract/fields.ts'
import { wheres } from './model/where.ts'

/** At most a year with the weeks it begins and ends in: `calendar.range` says so. */
const range = { from: DateText, to: DateText }

export const CalendarView = z
  .object({
    today: Day,
    days: z.array(
      z.object({
        date: Day,
        kind: z.enum(['holiday', 'worked_instead', 'off_instead']),
        name: z.string(),
        /** How far a holiday is confirmed; null for make-up days. */
        standing: z.string().nullable(),
      }),
    ),
    away: z.array(
      z.object({
        id: Id,
        employee_id: Id,
        full_name: z.string(),
        department: z.string().nullable(),
        is_mine: z.boolean(),
        from: Day,
        to: Day,
        status: z.enum(['pending', 'approved']),
        /** Where instead of the usual place; at home one works. */
        where: z.enum(['leave', 'travel', 'training', 'home']),
        part_label: z.string().nullable(),
        start_time: z.string().nullable(),
        hours: z.number().nullable(),
        /** The kind of leave, or where; null for whoever sees that somebody is away, and not why. */
        label: z.string().nullable(),
        /** Days between that cost nothing, as a day of rest or a holiday within leave: nobody is away by them. */
        without: z.array(Day),
      }),
    ),
    birthdays: z.array(z.object({ employee_id: Id, full_name: z.string(), date: Day })),
    /** That the reader leads, by the clock of the company. */
    interviews: z.array(
      z.object({
        id: Id,
        starts_at: Instant,
        date: Day,
        time: z.string(),
        minutes: z.number().int(),
        full_name: z.string(),
        position_name: z.string(),
        place: z.string().nullable(),
      }),
    ),
    /** With newcomers and leavers, that the reader hosts or is invited to, by the clock of the company. */
    meetings: z.array(
      z.object({
        id: Id,
        starts_at: Instant,
        date: Day,
        time: z.string(),
        minutes: z.number().int(),
        name: z.string(),
        person: z.string(),
        place: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'CalendarView' })

export const ownCalendar = endpoint({
  id: 'calendar.own',
  method: 'GET',
  path: 'api/emp/calendar',
  access: { to: 'area', of: ['me'] },
  summary: 'My days: holidays, make-up days, my leave, who of my team is away, birthdays that may be shown',
  query: z.object(range),
  problems: ['calendar.range'],
  response: CalendarView,
})
export const companyCalendar = endpoint({
  id: 'calendar.company',
  method: 'GET',
  path: 'api/panel/calendar',
  access: { to: 'area', of: ['calendar'] },
  summary: 'The days of everybody within sight, by department; a colleague sees that one is away, not why',
  query: z.object({ ...range, department_id: Id.optional() }),
  problems: ['calendar.range'],
  response: CalendarView,
})

/** Where people are, not why. */
export const whereabouts = endpoint({
  id: 'calendar.whereabouts',
  method: 'GET',
  path: 'api/panel/calendar/whereabouts',
  access: { to: 'area', of: ['calendar'] },
  summary: 'Who is in the office, at home, travelling, at a course or away, day by day for at most a month',
  query: Paging.extend({ ...range, department_id: Id.optional() }),
  problems: ['calendar.month'],
  response: z.array(
    z.object({
      employee_id: Id,
      full_name: z.string(),
      days: z.array(z.object({ date: Day, where: z.enum(wheres) })),
    }),
  ),
})

/** One's own days, the team's, the company's, one's own shifts; and, for whoever runs the pay, the dates of agencies. */
const FeedShows = z.enum(['mine', 'team', 'company', 'agencies', 'shifts'])

const Feed = z.object({
  id: Id,
  shows: FeedShows,
  created_at: Instant,
  /** When a program last read it. */
  read_at: Instant.nullable(),
})
export const feeds = endpoint({
  id: 'calendar.feeds',
  method: 'GET',
  path: 'api/emp/calendar/feed',
  access: { to: 'area', of: ['me'] },
  summary: 'The addresses under which other programs read my calendar',
  response: z.array(Feed),
})
export const addFeed = endpoint({
  id: 'calendar.addFeed',
  method: 'POST',
  path: 'api/emp/calendar/feed',
  status: 201,
  access: { to: 'area', of: ['me'] },
  summary: 'A new secret address for another program; it is told once',
  body: z.object({ shows: FeedShows }).strict(),
  response: Feed.extend({ address: z.string() }),
  answersSecret: true,
  problems: ['calendar.too-many-feeds'],
})
export const endFeed = endpoint({
  id: 'calendar.endFeed',
  method: 'DELETE',
  path: 'api/emp/calendar/feed/{id}',
  access: { to: 'area', of: ['me'] },
  summary: 'The address is nobody’s any more',
  params: z.object({ id: Id }),
})
export const readFeed = endpoint({
  id: 'calendar.readFeed',
  method: 'GET',
  path: 'api/calendar/{file}',
  access: { to: 'everyone' },
  summary: 'A calendar as iCalendar (RFC 5545), for whoever has its secret address',
  params: z.object({ file: z.string().max(200) }),
  download: true,
})
