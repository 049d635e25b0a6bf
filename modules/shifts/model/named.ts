/** Shifts as they are written in cells, rotations and sheets: by short names, several of a day parted by a slash. */
type Kind = 'work' | 'off' | 'rest'
type Named = { readonly name: string; readonly short_name: string; readonly kind?: Kind }

/** Days of rest as every company gets them, and what rosters in Taiwan write for them. */
const SIGNS = { off: { standard: 'OFF', taiwan: '休' }, rest: { standard: 'REST', taiwan: '例' } } as const

/** The short name as a reader of Chinese in Taiwan knows it, unless the company has named it otherwise. */
export const signOf = ({ kind, short_name }: Pick<Named, 'short_name' | 'kind'>): string =>
  kind !== undefined && kind !== 'work' && short_name === SIGNS[kind].standard ? SIGNS[kind].taiwan : short_name

export const namesIn = (text: string): string[] =>
  plain(text)
    .split('/')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== '-')

/** Day by day, parted by spaces or by commas of either script. */
export const namesInTurn = (text: string): string[] =>
  plain(text)
    .trim()
    .split(/[\s,、]+/)

/** By its short name, by its whole one where no other has that as its short name, and days of rest by Taiwan's signs. */
export function shiftNamed<S extends Named>(name: string, shifts: readonly S[]): S | undefined {
  const said = folded(name)
  return (
    shifts.find(({ short_name }) => folded(short_name) === said) ??
    shifts.find((shift) => folded(shift.name) === said) ??
    shifts.find(({ kind }) => kind !== undefined && kind !== 'work' && SIGNS[kind].taiwan === said)
  )
}

/** Signs and letters of Chinese keyboards are as good as the narrow ones: ／ － ， Ａ. */
const plain = (text: string): string => text.normalize('NFKC')
const folded = (name: string): string => plain(name).trim().toLowerCase()
