// How values arrive in JavaScript, the same on both homes. Nothing becomes a Date or a float on its way:
//   date                 'YYYY-MM-DD'
//   timestamptz          '2026-01-31T16:00:00.000000Z': UTC, always six decimals, so that text order is time order
//   time, timestamp, interval, numeric, uuid, text   text as PostgreSQL writes it
//   int2, int4, int8     number; an int8 beyond 2^53 is refused instead of rounded (use numeric for such columns)
//   float4, float8       number;  bool  boolean;  json, jsonb  parsed;  bytea  Buffer
// Arrays hold the same values.
import pg from 'pg'

type Parser = (text: string) => unknown

export const valueParsers = {
  getTypeParser(type: number, format?: 'text' | 'binary'): Parser {
    return own.get(type) ?? pg.types.getTypeParser(type, format)
  },
}

const asText: Parser = (text) => text
const TEXT_ARRAY: number = 1009
const asTextArray: Parser = pg.types.getTypeParser(TEXT_ARRAY)
const arrayOf =
  (parser: Parser): Parser =>
  (text) =>
    eachOf(asTextArray(text), parser)

function eachOf(value: unknown, parser: Parser): unknown {
  if (Array.isArray(value)) return value.map((one) => eachOf(one, parser))
  return typeof value === 'string' ? parser(value) : value
}

const own = new Map<number, Parser>([
  [20, wholeNumber],
  [1016, arrayOf(wholeNumber)],
  [1082, asText],
  [1182, arrayOf(asText)],
  [1083, asText],
  [1183, arrayOf(asText)],
  [1114, asText],
  [1115, arrayOf(asText)],
  [1184, instant],
  [1185, arrayOf(instant)],
  [1186, asText],
  [1187, arrayOf(asText)],
  [1231, arrayOf(asText)],
])

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The whole number ${text} is too large to be exact.`)
  return value
}

/** '2026-01-31 16:00:00.25+00' becomes '2026-01-31T16:00:00.250000Z'; the session's time zone is always UTC. */
function instant(text: string): string {
  if (!text.endsWith('+00')) return text
  const [day, time = ''] = text.slice(0, -3).split(' ')
  const [clock, fraction = ''] = time.split('.')
  return `${day}T${clock}.${fraction.padEnd(6, '0')}Z`
}
