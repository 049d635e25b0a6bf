/** Shifts as they are written in cells, rotations and sheets: by short names, several of a day parted by a slash. */
type Named = { readonly name: string; readonly short_name: string }

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

/** By its short name; by its whole one where no other has that as its short name. */
export function shiftNamed<S extends Named>(name: string, shifts: readonly S[]): S | undefined {
  const said = folded(name)
  return (
    shifts.find(({ short_name }) => folded(short_name) === said) ?? shifts.find((shift) => folded(shift.name) === said)
  )
}

/** Signs and letters of Chinese keyboards are as good as the narrow ones: ／ － ， Ａ. */
const plain = (text: string): string => text.normalize('NFKC')
const folded = (name: string): string => plain(name).trim().toLowerCase()
