/** The end of a link from an invitation or a forgotten password. */
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { PublicFrame } from '#design/public-frame.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/http/web/client.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { checkPasswordLink, resetPassword } from '../contract/password.ts'
import { login } from '../contract/sign-in.ts'
import { isSame, NewPasswordFields } from './new-password-fields.tsx'
import { afterToken } from './sign-in.ts'
import { useNext } from './use-next.tsx'
import { useWords } from './words.ts'

export function ResetPasswordScreen() {
  const t = useWords()
  const { token = '' } = useParams({ strict: false })
  const [value, setValue] = useState({ password: '', repeated: '' })
  const { follow, dialog } = useNext()
  const reset = useAct(resetPassword, {
    quiet: true,
    silentWhenDone: true,
    // Whoever has just chosen it is spared typing it again; where that goes wrong, the page offers to sign in.
    // Operations go in at their own door.
    after: async ({ data: { type } }) => {
      const { email } = link.data ?? {}
      if (!email || type === 'ops') return
      const next = await signedIn({ email, password: value.password }).catch(() => undefined)
      if (next) await follow(next)
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isSame(value)) reset.mutate({ body: { token, password: value.password } })
  }
  // The link itself says whose password it sets, and so which rule holds; a stranger has none.
  const link = useQuery({
    queryKey: [checkPasswordLink.id, token],
    queryFn: () => call(checkPasswordLink, { body: { token } }),
    enabled: !reset.isPending && !reset.isSuccess,
  })
  const whose = link.data
  const over = fieldErrors(reset.isIdle ? link.error : reset.error).token
  if (over !== undefined) return <LinkOver text={over} />
  const refusal = reset.error ? (fieldErrors(reset.error).password ?? textOf(reset.error)) : undefined
  return (
    <PublicFrame
      title={t(whose?.is_invited ? 'identity.choosePassword' : 'identity.resetTitle')}
      hint={whose && whoseText(t, whose)}
      below={
        !reset.isSuccess && (
          <Anchor component={Link} to="/login">
            {t('identity.backToSignIn')}
          </Anchor>
        )
      }
    >
      {reset.isSuccess ? (
        <Stack gap="md">
          <Text role="status">{t('identity.passwordSet')}</Text>
          <Button component={Link} to={reset.data.data.type === 'ops' ? '/panel/login' : '/login'} size="md">
            {t('identity.signIn')}
          </Button>
        </Stack>
      ) : (
        <form onSubmit={send}>
          <Stack gap="md">
            <input type="email" autoComplete="username" value={whose?.email ?? ''} readOnly hidden />
            <NewPasswordFields value={value} onChange={setValue} error={refusal} min={link.data?.password_min} />
            <Button type="submit" size="md" loading={reset.isPending}>
              {t('identity.setPassword')}
            </Button>
          </Stack>
        </form>
      )}
      {dialog}
    </PublicFrame>
  )
}

const whoseText = (
  t: ReturnType<typeof useWords>,
  { is_invited, company, email }: DataOf<typeof checkPasswordLink>,
): string => (is_invited && company ? t('identity.invitedBy', { company, email }) : t('identity.signInWith', { email }))

async function signedIn(body: { readonly email: string; readonly password: string }) {
  const { success, token } = await call(login, { body })
  return success && token ? afterToken(token, 'user', body.email) : undefined
}

/** What to do next hangs on where the link came from; who was invited and never came in is not sent another by himself. */
function LinkOver({ text }: { readonly text: string }) {
  const t = useWords()
  return (
    <PublicFrame
      title={t('identity.linkOver')}
      below={
        <Anchor component={Link} to="/login">
          {t('identity.backToSignIn')}
        </Anchor>
      }
    >
      <Stack gap="md">
        <Text role="alert">{text}</Text>
        <Text>{t('identity.linkOverInvited')}</Text>
        <Text>{t('identity.linkOverForgot')}</Text>
        <Button component={Link} to="/password/forgot" size="md">
          {t('identity.linkAgain')}
        </Button>
      </Stack>
    </PublicFrame>
  )
}
