import type { useWords } from '../words.ts'

/** '1.5 h' of 90 minutes; to the minute where it is no half hour. */
export function minutesText(t: ReturnType<typeof useWords>, minutes: number): string {
  if (minutes % 30 === 0) return t('me.hoursShort', { count: minutes / 60 })
  return t('me.hoursAndMinutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
