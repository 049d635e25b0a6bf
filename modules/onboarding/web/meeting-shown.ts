import type { OrientationShown } from './orientation-shown.ts'

export type MeetingShown = OrientationShown['meetings'][number]
