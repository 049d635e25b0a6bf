/** 555 -> '9:15'; nothing for none. */
export const minutesText = (minutes: number): string =>
  minutes === 0 ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
