import { expect, test } from 'vitest'
import { codeOfStep, enrolmentOf, newTotpSecret, stepOfCode } from './totp.ts'

/** RFC 6238, appendix B: the ASCII secret 12345678901234567890 in base32, eight digits of which the last six are ours. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %i seconds the code of its thirty seconds is that of the standard (S5-028)', async (second, eight) => {
  expect(await codeOfStep(SECRET, Math.floor(second / 30))).toBe(eight.slice(2))
  expect(await stepOfCode(SECRET, eight.slice(2), new Date(second * 1000), null)).toBe(Math.floor(second / 30))
})

test('a used step is over, and so is every one before', async () => {
  const now = new Date(1111111111_000)
  const step = Math.floor(1111111111 / 30)
  expect(await stepOfCode(SECRET, '050471', now, step)).toBeUndefined()
  expect(await stepOfCode(SECRET, '050471', now, step - 1)).toBe(step)
  expect(await stepOfCode(SECRET, '081804', now, step - 1)).toBeUndefined()
})

test.each(['', '05047', '0504711', '05 471', '050471 ', 'abcdef', '０５０４７１'])(
  '%j is no code: six digits are (S5-028)',
  async (text) => {
    expect(await stepOfCode(SECRET, text, new Date(1111111111_000), null)).toBeUndefined()
  },
)

test('secrets are 160 bits, and never the same', async () => {
  const secrets = Array.from({ length: 100 }, newTotpSecret)
  expect(new Set(secrets).size).toBe(100)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const { otpauth_url } = await enrolmentOf(SECRET, 'mei@kopi.example')
  expect(otpauth_url).toContain('issuer=Kerja')
})
