import { comma } from '#platform/words/web/words.ts'

type Cell = { readonly short_name: string; readonly start_time: string; readonly end_time: string }

/** 'AM 07:00–15:00' */
export const hoursText = (shifts: readonly Cell[]): string =>
  shifts.map(({ short_name, start_time, end_time }) => `${short_name} ${start_time}–${end_time}`).join(comma())
