/** Staff sign-in, and the same form for operations. */
import { Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { LoginType } from '#access/session.ts'
import { PublicFrame } from '#design/public-frame.tsx'
import { call } from '#platform/http/web/client.ts'
import { showNotice, showProblem } from '#platform/http/web/problem-toast.tsx'
import { login, operationsLogin } from '../contract/sign-in.ts'
import { afterToken, clearToken } from './sign-in.ts'
import { SingleSignOnButton } from './single-sign-on-button.tsx'
import { useNext } from './use-next.tsx'
import { useWords } from './words.ts'

export function LoginScreen() {
  const t = useWords()
  return (
    <PublicFrame
      title={t('identity.signIn')}
      hint={t('identity.signInHint')}
      below={
        <>
          {t('identity.noAccount')}{' '}
          <Anchor component={Link} to="/register">
            {t('identity.openCompany')}
          </Anchor>
        </>
      }
    >
      <Credentials type="user" />
      <SingleSignOnButton />
    </PublicFrame>
  )
}

export function OperationsLoginScreen() {
  const t = useWords()
  return (
    <PublicFrame title={t('identity.opsSignIn')} hint={t('identity.opsSignInHint')}>
      <Credentials type="ops" />
    </PublicFrame>
  )
}

function Credentials({ type }: { readonly type: LoginType }) {
  const t = useWords()
  const { follow, dialog } = useNext()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [working, setWorking] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setWorking(true)
    try {
      const answer = await call(type === 'ops' ? operationsLogin : login, { body: { email, password } })
      if (answer.success && answer.token) await follow(await afterToken(answer.token, type, email))
      else {
        clearToken()
        showNotice(Object.values(answer.errors ?? {})[0]?.[0] ?? answer.message)
      }
    } catch (reason) {
      showProblem(reason)
    } finally {
      setWorking(false)
    }
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack gap="md">
        <TextInput
          label={t('identity.email')}
          type="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          autoComplete="username"
          required
          autoFocus
        />
        <PasswordInput
          label={t('identity.password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('identity.showPassword') }}
          required
        />
        <Button type="submit" loading={working} fullWidth size="md">
          {t('identity.signIn')}
        </Button>
        <Anchor
          component={Link}
          to="/password/forgot"
          search={{ for: type === 'ops' ? 'operations' : undefined } as never}
          ta="center"
          underline="hover"
        >
          {t('identity.forgot')}
        </Anchor>
      </Stack>
      {dialog}
    </form>
  )
}
