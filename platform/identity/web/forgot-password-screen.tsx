/** Asks for a link by mail; the answer is the same whether the address is known or not. */
import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { PublicFrame } from '#design/public-frame.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { forgotPassword } from '../contract/password.ts'
import { useWords } from './words.ts'

export function ForgotPasswordScreen() {
  const t = useWords()
  const search: { readonly for?: string } = useSearch({ strict: false })
  const [email, setEmail] = useState('')
  const ask = useAct(forgotPassword, { silentWhenDone: true })
  const send = (event: FormEvent) => {
    event.preventDefault()
    ask.mutate({ body: { email } })
  }
  return (
    <PublicFrame
      title={t('identity.forgotTitle')}
      hint={ask.isSuccess ? undefined : t('identity.forgotHint')}
      below={
        <Anchor component={Link} to={search.for === 'operations' ? '/panel/login' : '/login'}>
          {t('identity.backToSignIn')}
        </Anchor>
      }
    >
      {ask.isSuccess ? (
        <Text role="status">{t('identity.linkSent')}</Text>
      ) : (
        <form onSubmit={send}>
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
            <Button type="submit" size="md" loading={ask.isPending}>
              {t('identity.sendLink')}
            </Button>
          </Stack>
        </form>
      )}
    </PublicFrame>
  )
}
