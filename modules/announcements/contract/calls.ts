import * as announcements from './announcements.ts'
import * as own from './own.ts'

export const announcementContracts = [announcements, own] as const
