// Further accounts of a company, made as people make them: invited, with a password set by the link of the mail.
import { type Answer, type Client, signIn } from './client.ts'

export const COLLEAGUES_PASSWORD = 'another long enough password'

let invited = 0

export async function colleague(
  admin: Client,
  roles: readonly string[],
  more: { readonly email?: string; readonly employee_id?: string; readonly full_name?: string } = {},
): Promise<Client & { readonly email: string; readonly id: string; readonly password: string }> {
  invited += 1
  const email = more.email ?? `colleague${invited}.${process.pid}@${Math.random().toString(36).slice(2)}.example`
  const { body, status } = await admin.post('api/panel/user/invite', {
    full_name: 'A Colleague',
    roles,
    ...more,
    email,
  })
  if (status >= 300) throw new Error(`the invitation answered ${status}: ${JSON.stringify(body)}`)
  const set = await admin.post('api/auth/password/reset', {
    token: await linkSentTo(admin, email),
    password: COLLEAGUES_PASSWORD,
  })
  if (set.status !== 200) throw new Error(`the password was refused: ${JSON.stringify(set.body)}`)
  const signedIn = await signIn(admin, email, COLLEAGUES_PASSWORD)
  return Object.assign(signedIn, { email, id: body.data.id, password: COLLEAGUES_PASSWORD })
}

export async function linkSentTo(admin: Client, email: string): Promise<string> {
  const { body }: Answer = await admin.get('api/panel/user/outbox')
  const mail = body.data.find((one: { recipient: string }) => one.recipient === email)
  const [, secret] = /password\/reset\/([\w-]+)/.exec(mail?.body_text ?? '') ?? []
  if (!secret) throw new Error(`no link was sent to ${email}`)
  return secret
}
