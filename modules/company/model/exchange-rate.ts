/**
 * An exchange rate: what one unit of another currency is worth in the company's own, as exact decimal text. Nothing is
 * reckoned with it here: it is taken as it was told, to eight decimals.
 */
const DECIMALS = 8
const PLAIN = /^(\d{1,10})(?:\.(\d+))?$/

/** Without zeros that say nothing; undefined for what is no rate, or for one too fine to keep. */
export function rateText(given: string): string | undefined {
  const [, whole = '', part = ''] = PLAIN.exec(given.trim()) ?? []
  const decimals = part.replace(/0+$/, '')
  if (whole === '' || decimals.length > DECIMALS) return undefined
  const text = `${whole.replace(/^0+(?=\d)/, '')}${decimals && `.${decimals}`}`
  return text === '0' ? undefined : text
}

/**
 * A rate that a source told, cut to what is kept. A number of JSON is told by the shortest text that means it, which
 * is what the source wrote; very small ones are not written plainly and are refused.
 */
export function toldRate(given: unknown): string | undefined {
  if (typeof given !== 'string' && typeof given !== 'number') return undefined
  const [, whole, part = ''] = PLAIN.exec(String(given).trim()) ?? []
  return whole === undefined ? undefined : rateText(`${whole}.${part.slice(0, DECIMALS)}`)
}
