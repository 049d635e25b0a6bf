/** "Confirm that it is you": password or code, good for ten minutes on the server. */
import { Button, Group, Modal, PasswordInput, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useReturnFocus } from '#design/unsaved/return-focus.ts'
import { call } from '#platform/http/web/client.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { confirm } from '../contract/password.ts'
import { useMaybeMe } from './me.ts'
import { useWords } from './words.ts'

export function ConfirmIdentityDialog({ onDone }: { readonly onDone: (confirmed: boolean) => void }) {
  const t = useWords()
  const withCode = useMaybeMe()?.second_factor ?? false
  const [by, setBy] = useState<string>('password')
  const [given, setGiven] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [working, setWorking] = useState(false)
  useReturnFocus()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setWorking(true)
    try {
      await call(confirm, { body: by === 'code' ? { code: given } : { password: given } })
      onDone(true)
    } catch (reason) {
      setRefusal(textOf(reason))
      setWorking(false)
    }
  }
  return (
    <Modal opened onClose={() => onDone(false)} title={t('identity.confirmTitle')} zIndex={500}>
      <form onSubmit={(event) => void send(event)}>
        <Stack gap="md">
          <Text c="dimmed">{t('identity.confirmHint')}</Text>
          {withCode && (
            <SegmentedControl
              value={by}
              onChange={setBy}
              aria-label={t('identity.confirmTitle')}
              data={[
                { value: 'password', label: t('identity.byPassword') },
                { value: 'code', label: t('identity.byCode') },
              ]}
            />
          )}
          {by === 'code' ? (
            <TextInput
              label={t('identity.code')}
              value={given}
              onChange={(event) => setGiven(event.currentTarget.value)}
              error={refusal}
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              data-autofocus
            />
          ) : (
            <PasswordInput
              label={t('identity.password')}
              value={given}
              onChange={(event) => setGiven(event.currentTarget.value)}
              error={refusal}
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': t('identity.showPassword') }}
              required
              data-autofocus
            />
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={working}>
              {t('identity.confirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
