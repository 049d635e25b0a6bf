/** What failed tries are counted by, and how many there may be; explained in docs/guide/signing-in.md. */
import { type Problem, problem } from '#platform/http/server/answers.ts'
import type { ServerSettings } from '#platform/http/server/services.ts'
import { lineOf } from '../model/tries.ts'
import type { Bucket } from './tries-store.ts'

const QUARTER = 15 * 60_000
const HOUR = 60 * 60_000
const CODES_AN_HOUR = 20
const RESETS_AN_HOUR = 3
/** Of one address, before even those it knows must wait. */
const CROWD = 10

type Limited = Pick<ServerSettings, 'limits'>

type KnownBy = { readonly device?: string | undefined; readonly address?: string | undefined }

/** Keyed by a digest of the e-mail, whether there is such an account or not; apart for what knows it. */
export const accountBucket = ({ limits }: Limited, emailDigest: string, { device, address }: KnownBy): Bucket => ({
  name: `sign-in ${emailDigest}${device ? ` on ${device}` : address ? ` at ${lineOf(address)}` : ''}`,
  max: limits.failedSignIns,
  window: QUARTER,
})

export const addressBuckets = ({ limits }: Limited, address: string): readonly [few: Bucket, many: Bucket] => [
  { name: `address ${lineOf(address)}`, max: limits.failedSignIns, window: QUARTER },
  { name: `address-all ${lineOf(address)}`, max: limits.failedSignIns * CROWD, window: QUARTER },
]

/** Apart from sign-ins: a stranger's failures must not keep somebody signed in from confirming. */
export const confirmationBucket = ({ limits }: Limited, accountId: string): Bucket => ({
  name: `confirm ${accountId}`,
  max: limits.failedSignIns,
  window: QUARTER,
})

export const codeBuckets = ({ limits }: Limited, accountId: string): readonly Bucket[] => [
  { name: `code ${accountId}`, max: limits.failedSignIns, window: QUARTER },
  { name: `code-hour ${accountId}`, max: Math.max(CODES_AN_HOUR, limits.failedSignIns), window: HOUR },
]

export const resetBucket = (emailDigest: string): Bucket => ({
  name: `reset ${emailDigest}`,
  max: RESETS_AN_HOUR,
  window: HOUR,
})

export const tooMany = (seconds: number): Problem =>
  problem('identity.too-many-tries', {
    status: 429,
    params: { minutes: Math.ceil(seconds / 60) },
    extra: { success: false, retry_after: seconds },
  })
