/** The second factor at sign-in: the code of the authenticator, or one of the recovery codes. */
import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { PublicFrame } from '#design/public-frame.tsx'
import { call } from '#platform/http/web/client.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { authenticatorLogin } from '../contract/second-factor.ts'
import { signInPath, useSession } from './session-store.ts'
import { afterToken, signOut } from './sign-in.ts'
import { useNext } from './use-next.tsx'
import { useWords } from './words.ts'

export function AuthenticatorCodeScreen() {
  const t = useWords()
  const session = useSession()
  const { follow, dialog } = useNext()
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [working, setWorking] = useState(false)
  if (!session) return <Navigate to={signInPath()} replace />
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setWorking(true)
    try {
      const answer = await call(authenticatorLogin, { body: { code } })
      if (answer.success && answer.token) await follow(await afterToken(answer.token, session.type, session.email))
      else setRefusal(answer.message)
    } catch (reason) {
      setRefusal(textOf(reason))
    } finally {
      setWorking(false)
    }
  }
  return (
    <PublicFrame title={t('identity.enterCode')} hint={t('identity.codeHint')}>
      <form onSubmit={(event) => void send(event)}>
        <Stack gap="md">
          <TextInput
            label={t('identity.codeOrRecovery')}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={refusal}
            autoComplete="one-time-code"
            required
            autoFocus
          />
          <Text c="dimmed">{t('identity.recoveryHint')}</Text>
          <Button type="submit" size="md" loading={working}>
            {t('identity.confirmCode')}
          </Button>
          <Anchor component="button" type="button" onClick={() => void signOut()}>
            {t('identity.cancelSignIn')}
          </Anchor>
        </Stack>
      </form>
      {dialog}
    </PublicFrame>
  )
}
