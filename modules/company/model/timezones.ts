/** The time zones that are offered first; any other of the world may be set as well. */
export const presetTimezones = [
  'Asia/Kuala_Lumpur',
  'Asia/Kuching',
  'Asia/Taipei',
  'Asia/Manila',
  'Asia/Singapore',
  'Asia/Bangkok',
  'Asia/Ho_Chi_Minh',
  'Asia/Jakarta',
  'Asia/Makassar',
  'Asia/Brunei',
  'Asia/Hong_Kong',
  'Asia/Macau',
  'Asia/Shanghai',
  'Asia/Seoul',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Asia/Dubai',
  'Australia/Perth',
  'Australia/Sydney',
  'Europe/London',
  'UTC',
] as const

export function isTimezone(key: string): boolean {
  try {
    return key !== '' && new Intl.DateTimeFormat('en', { timeZone: key }) !== undefined
  } catch {
    return false
  }
}
