/**
 * Whether an address of the network is one that the whole world may reach. Everything else (this machine, the house it
 * stands in, the cloud's own services) is not for whoever types an address into a form. What is not known is refused.
 */
import { parseIp } from './ip-numbers.ts'

export function isPublicAddress(text: string): boolean {
  const ip = parseIp(text)
  if (!ip) return false
  if (ip.bits === 32) return !V4.some((range) => within(ip.value, range, 32))
  const inside = V4_INSIDE.find((range) => within(ip.value, range, 128))
  if (inside) return isPublicAddress(dotted((ip.value >> BigInt(inside.shift)) & 0xffff_ffffn))
  // Only what is given out to the world: 2000::/3.
  return ip.value >> 125n === 1n && !V6.some((range) => within(ip.value, range, 128))
}

type Range = { readonly from: bigint; readonly length: number }

function rangeOf(text: string): Range {
  const [address = '', length = ''] = text.split('/')
  return { from: parseIp(address)?.value ?? 0n, length: Number(length) }
}

const within = (value: bigint, { from, length }: Range, bits: number): boolean =>
  value >> BigInt(bits - length) === from >> BigInt(bits - length)

/** IANA's registry of special purposes, and multicast. */
const V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map(rangeOf)
const V6 = ['2001::/23', '2001:db8::/32', '3fff::/20', '5f00::/16'].map(rangeOf)
/** Ways to write an address of version 4 within one of version 6: mapped, translated, 6to4. */
const V4_INSIDE = [
  { ...rangeOf('::ffff:0:0/96'), shift: 0 },
  { ...rangeOf('::/96'), shift: 0 },
  { ...rangeOf('64:ff9b::/96'), shift: 0 },
  { ...rangeOf('2002::/16'), shift: 80 },
]

const dotted = (value: bigint): string => [24n, 16n, 8n, 0n].map((by) => String((value >> by) & 0xffn)).join('.')
