import { Button, PasswordInput, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Section } from '#design/page.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { changePassword } from '../../contract/password.ts'
import { passwordMin } from '../../model/password-rules.ts'
import { useMe } from '../me.ts'
import { isSame, NewPasswordFields } from '../new-password-fields.tsx'
import { useWords } from '../words.ts'
import { AccountPage } from './account-page.tsx'

/** Change the password; every other session ends with it. */
export function PasswordScreen() {
  const t = useWords()
  const { type } = useMe()
  const [current, setCurrent] = useState('')
  const [value, setValue] = useState({ password: '', repeated: '' })
  const change = useAct(changePassword, {
    after: () => {
      setCurrent('')
      setValue({ password: '', repeated: '' })
    },
  })
  const errors = fieldErrors(change.error)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isSame(value)) change.mutate({ body: { current_password: current, password: value.password } })
  }
  return (
    <AccountPage>
      <Section title={t('identity.changePassword')}>
        <Form onSubmit={send}>
          <Stack gap="md" maw={380}>
            <PasswordInput
              label={t('identity.currentPassword')}
              value={current}
              onChange={(event) => setCurrent(event.currentTarget.value)}
              error={errors.current_password}
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': t('identity.showPassword') }}
              required
            />
            <NewPasswordFields
              value={value}
              onChange={setValue}
              error={errors.password}
              min={passwordMin(type === 'ops')}
            />
            <Button type="submit" loading={change.isPending} style={{ alignSelf: 'start' }}>
              {t('identity.changePassword')}
            </Button>
          </Stack>
        </Form>
      </Section>
    </AccountPage>
  )
}
