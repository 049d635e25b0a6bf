/** HH:MM by the clock on the company's wall. */
export const timeText = (at: Date | string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(at),
  )

/** 540 -> 09:00; of the next day as the clock shows it then. */
export const minutesText = (minutes: number): string => {
  const ofDay = minutes % 1440
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}
