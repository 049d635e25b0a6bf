/** A new password twice; `problem` says what keeps it from being sent. */
import { PasswordInput } from '@mantine/core'
import { useWords } from './words.ts'

type NewPasswordValue = { readonly password: string; readonly repeated: string }

type NewPasswordProps = {
  readonly value: NewPasswordValue
  readonly onChange: (value: NewPasswordValue) => void
  readonly error?: string
  /** How many characters it needs at least; unknown while it is asked. */
  readonly min: number | undefined
}

export function NewPasswordFields({ value, onChange, error, min }: NewPasswordProps) {
  const t = useWords()
  const toggle = { 'aria-label': t('identity.showPassword') }
  const differs = value.repeated !== '' && value.repeated !== value.password
  return (
    <>
      <PasswordInput
        label={t('identity.newPassword')}
        description={min === undefined ? '\u00a0' : t('identity.newPasswordHint', { min })}
        value={value.password}
        onChange={(event) => onChange({ ...value, password: event.currentTarget.value })}
        error={error}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        required
      />
      <PasswordInput
        label={t('identity.repeatPassword')}
        value={value.repeated}
        onChange={(event) => onChange({ ...value, repeated: event.currentTarget.value })}
        error={differs ? t('identity.notSame') : undefined}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        required
      />
    </>
  )
}

export const isSame = ({ password, repeated }: NewPasswordValue): boolean => password !== '' && password === repeated
