/** The end of a link from an invitation or a forgotten password. */
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { PublicFrame } from '#design/public-frame.tsx'
import { call } from '#platform/http/web/client.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { checkPasswordLink, resetPassword } from '../contract/password.ts'
import { isSame, NewPasswordFields } from './new-password-fields.tsx'
import { useWords } from './words.ts'

export function ResetPasswordScreen() {
  const t = useWords()
  const { token = '' } = useParams({ strict: false })
  const [value, setValue] = useState({ password: '', repeated: '' })
  const reset = useAct(resetPassword, { quiet: true, silentWhenDone: true })
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
  const over = fieldErrors(reset.isIdle ? link.error : reset.error).token
  if (over !== undefined) return <LinkOver text={over} />
  const refusal = reset.error ? (fieldErrors(reset.error).password ?? textOf(reset.error)) : undefined
  return (
    <PublicFrame
      title={t('identity.resetTitle')}
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
            <NewPasswordFields value={value} onChange={setValue} error={refusal} min={link.data?.password_min} />
            <Button type="submit" size="md" loading={reset.isPending}>
              {t('identity.setPassword')}
            </Button>
          </Stack>
        </form>
      )}
    </PublicFrame>
  )
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
