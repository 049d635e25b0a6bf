import { type RawBuilder, sql } from 'kysely'
import type { Mark } from '../../model/marks.ts'

const conditions: Readonly<Record<Mark, RawBuilder<unknown>>> = {
  birthday_hidden: sql`not e.show_birthday`,
  phone_hidden: sql`not e.show_phone`,
  chart_hidden: sql`not e.show_in_org_chart`,
  leaderboard_hidden: sql`not e.show_in_leaderboard`,
  gps: sql`'gps' = any(e.attendance_methods)`,
  qr: sql`'qr' = any(e.attendance_methods)`,
  face: sql`'face' = any(e.attendance_methods)`,
  no_method: sql`cardinality(e.attendance_methods) = 0`,
}

/** Of employees `e`. */
export const marked = (mark: Mark): RawBuilder<unknown> => conditions[mark]
