// Somebody of operations, made as the command makes them, with an authenticator of their own.

import { createOpsAccount } from '#platform/identity/server/operations-account.ts'
import { codeOfStep } from '#platform/identity/server/totp.ts'
import type { Client } from '../../support/client.ts'
import type { Product } from '../../support/product.ts'
import { done } from './filled-company.ts'

const PASSWORD = 'a very long password of operations'

/** Before the second factor, and after it. */
export async function operationsPerson(product: Product): Promise<{ readonly half: Client; readonly whole: Client }> {
  const email = `ops${Math.random().toString(36).slice(2)}@kerja.example`
  const account = { email, name: 'Siti Aminah', roles: ['Ops'] } as const
  const token = await product.db.system.transaction((tx) => createOpsAccount(tx, account, product.now()))
  await done(product.client.post('api/auth/password/reset', { token, password: PASSWORD }))
  const { body } = await product.client.post('api/auth/path/ops/login', { email, password: PASSWORD })
  const half = product.client.as(body.token)
  const { secret } = await done(half.get('api/auth/google2fa/register'))
  const code = await codeOfStep(secret, Math.floor(product.now().getTime() / 30_000))
  const confirmed = await half.post('api/auth/google2fa/register', { code })
  const again = await product.client.post('api/auth/path/ops/login', { email, password: PASSWORD })
  return { half: product.client.as(again.body.token), whole: product.client.as(confirmed.body.token) }
}
