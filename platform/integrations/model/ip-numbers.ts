/** Addresses of the network as numbers. Only the plain spellings: `0177.1` and `2130706433` are none. */
type Ip = { readonly value: bigint; readonly bits: 32 | 128 }

export function parseIp(text: string): Ip | undefined {
  const v4 = parseV4(text)
  if (v4 !== undefined) return { value: v4, bits: 32 }
  const v6 = parseV6(text.replace(/^\[(.*)\]$/, '$1'))
  return v6 === undefined ? undefined : { value: v6, bits: 128 }
}

function parseV4(text: string): bigint | undefined {
  const parts = text.split('.')
  if (parts.length !== 4 || parts.some((part) => !/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255))
    return undefined
  return parts.reduce((value, part) => value * 256n + BigInt(part), 0n)
}

function parseV6(text: string): bigint | undefined {
  if (!/^[0-9a-f:.]+$/i.test(text) || !text.includes(':')) return undefined
  const [head = '', tail, more] = withLastPart(text)?.split('::') ?? []
  if (more !== undefined) return undefined
  const [left, right] = [groupsOf(head), groupsOf(tail ?? '')]
  const missing = 8 - left.length - right.length
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right]
  if (groups.some((group) => !/^[0-9a-f]{1,4}$/i.test(group))) return undefined
  return groups.reduce((value, group) => value * 65_536n + BigInt(`0x${group}`), 0n)
}

/** `::ffff:10.0.0.1` -> `::ffff:a00:1` */
function withLastPart(text: string): string | undefined {
  if (!text.includes('.')) return text
  const at = text.lastIndexOf(':') + 1
  const value = parseV4(text.slice(at))
  if (value === undefined) return undefined
  return `${text.slice(0, at)}${(value >> 16n).toString(16)}:${(value & 0xffffn).toString(16)}`
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'))
