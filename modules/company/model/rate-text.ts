/** A rate as a number and in per cent, both as text: only its point moves. What is no number stays as it is. */
const NUMBER = /^\d*\.?\d*$/

/** '0.0011' is '0.11'. */
export const percentOf = (rate: string): string =>
  moved(rate, (whole, part) => [whole + part.padEnd(2, '0').slice(0, 2), part.slice(2)])

/** '0.11' is '0.0011'. */
export const rateOf = (percent: string): string =>
  moved(percent, (whole, part) => [whole.padStart(2, '0').slice(0, -2), whole.padStart(2, '0').slice(-2) + part])

function moved(text: string, move: (whole: string, part: string) => readonly [string, string]): string {
  const bare = text.trim()
  if (!/\d/.test(bare) || !NUMBER.test(bare)) return bare
  const [whole = '', part = ''] = bare.split('.')
  const [before, after] = move(whole, part)
  const left = before.replace(/^0+(?=\d)/, '') || '0'
  const right = after.replace(/0+$/, '')
  return right === '' ? left : `${left}.${right}`
}
