/** An announcement as the list of HR shows it. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { announcements } from '../contract/announcements.ts'

export type Announcement = DataOf<typeof announcements>[number]
