/** Registering an authenticator: the picture, the key, the first code, then the recovery codes. */
import { Button, Code, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/http/web/client.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { confirmAuthenticator, registerAuthenticator } from '../contract/second-factor.ts'
import classes from './identity.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useWords } from './words.ts'

type AuthenticatorSetupProps = {
  /** It counts from now on, whether or not the codes are kept. */
  readonly onMade?: (token: string) => void
  readonly onDone: (token: string) => void
}

export function AuthenticatorSetup({ onMade, onDone }: AuthenticatorSetupProps) {
  const t = useWords()
  const secret = useCall(registerAuthenticator, {}, { staleTime: Number.POSITIVE_INFINITY })
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [made, setMade] = useState<{ readonly token: string; readonly codes: readonly string[] }>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const answer = await call(confirmAuthenticator, { body: { code } })
      onMade?.(answer.token)
      setMade({ token: answer.token, codes: answer.recovery_codes })
    } catch (reason) {
      setRefusal(textOf(reason))
    }
  }
  if (made) return <RecoveryCodes codes={made.codes} onKept={() => onDone(made.token)} />
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack gap="md">
        <Text c="dimmed">{t('identity.authenticatorHint')}</Text>
        {secret.isPending && <Skeleton width={208} height={208} mx="auto" />}
        {secret.isError && <Text c="red">{textOf(secret.error)}</Text>}
        {secret.data && (
          <>
            <img className={classes.qr} src={pictureOf(secret.data.qr_svg)} alt={t('identity.qr')} />
            <Text c="dimmed">
              {t('identity.secret')} <Code>{secret.data.secret}</Code>
            </Text>
          </>
        )}
        <TextInput
          label={t('identity.code')}
          description={t('identity.codeHint')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={refusal}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          required
          autoFocus
          data-autofocus
          // A code of half a minute is nothing to keep.
          data-at-once
        />
        <Button type="submit" size="md" disabled={!secret.data}>
          {t('identity.confirmCode')}
        </Button>
      </Stack>
    </form>
  )
}

/** As an image source it can run nothing, whatever stands in it. */
const pictureOf = (svg: string): string => `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`
