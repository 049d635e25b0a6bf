/** The word by which my payslips are locked that come by mail; nothing where the company locks them otherwise. */
import { Button, Group, PasswordInput, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { ownPassword, setOwnPassword } from '../../contract/own-password.ts'
import { useWords } from '../words.ts'

export function OwnPayslipPassword() {
  const t = useWords()
  const state = useCall(ownPassword, {}).data
  const [given, setGiven] = useState('')
  const [error, setError] = useState<string>()
  const act = useAct(setOwnPassword, { refreshes: [ownPassword], after: () => setGiven('') })
  if (state?.locked_by !== 'own') return null
  const send = (event: FormEvent) => {
    event.preventDefault()
    setError(undefined)
    act.mutate({ body: { password: given } }, { onError: (reason) => setError(fieldErrors(reason).password) })
  }
  return (
    <section className="card" style={{ padding: 'var(--mantine-spacing-md)' }}>
      <h2>{t('payroll.ownPassword')}</h2>
      <Text size="sm" c="dimmed">
        {t(state.is_set ? 'payroll.ownPasswordSet' : 'payroll.ownPasswordNone')}
      </Text>
      <form onSubmit={send}>
        <Group align="end" gap="sm" mt="xs">
          <PasswordInput
            label={t('payroll.ownPasswordNew')}
            autoComplete="new-password"
            required
            maxLength={64}
            value={given}
            onChange={({ currentTarget }) => setGiven(currentTarget.value)}
            error={error}
            visibilityToggleButtonProps={{ 'aria-label': t('payroll.showPassword') }}
          />
          <Button type="submit" loading={act.isPending}>
            {t('payroll.ownPasswordSave')}
          </Button>
        </Group>
      </form>
    </section>
  )
}
