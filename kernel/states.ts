/** The states of Malaysia, on which holidays and the days of rest depend, by the keys of the calendar, as letterheads write them. */
export const malaysianStates = {
  johor: 'Johor',
  kedah: 'Kedah',
  kelantan: 'Kelantan',
  kuala_lumpur: 'Kuala Lumpur',
  labuan: 'Labuan',
  melaka: 'Melaka',
  negeri_sembilan: 'Negeri Sembilan',
  pahang: 'Pahang',
  penang: 'Penang',
  perak: 'Perak',
  perlis: 'Perlis',
  putrajaya: 'Putrajaya',
  sabah: 'Sabah',
  sarawak: 'Sarawak',
  selangor: 'Selangor',
  terengganu: 'Terengganu',
} as const

export type MalaysianState = keyof typeof malaysianStates

/** By its key or its name, however its letters are written. */
export function malaysianState(text: string): MalaysianState | undefined {
  const key = text.trim().toLowerCase().replaceAll(/\s+/g, '_')
  return (Object.keys(malaysianStates) as MalaysianState[]).find((state) => state === key)
}

/** Where Friday is the day of rest, and Saturday is off. */
export const fridayStates: readonly MalaysianState[] = ['kedah', 'kelantan', 'terengganu']
