/** Degrees as people write and paste them: '3.1390', or both at once as maps give them: '3.1390, 101.6869'. */
import type { Point } from './distance.ts'

const DEGREES = /^-?\d{1,3}(\.\d{1,15})?$/

/** To six decimals, a tenth of a metre; undefined for what is no number of degrees up to the limit. */
export function degreesOf(text: string, limit: 90 | 180): number | undefined {
  const given = text.trim()
  if (!DEGREES.test(given)) return undefined
  const degrees = Math.round(Number(given) * 1e6) / 1e6
  return Math.abs(degrees) <= limit ? degrees : undefined
}

export function pairOf(text: string): Point | undefined {
  const [, first, second] = /^\s*(-?[\d.]+)\s*[,;\s]\s*(-?[\d.]+)\s*$/.exec(text) ?? []
  const latitude = degreesOf(first ?? '', 90)
  const longitude = degreesOf(second ?? '', 180)
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}
