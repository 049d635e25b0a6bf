/** The day at which balances are looked at: today until another is chosen. */
import { Group } from '@mantine/core'
import { DateField } from '#design/fields/date-field.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { useWords } from './words.ts'

type AsOfFieldProps = { readonly day: string | undefined; readonly onChange: (day: string | undefined) => void }

export function AsOfField({ day, onChange }: AsOfFieldProps) {
  const t = useWords()
  const { today } = useMe()
  return (
    <Group gap="xs" wrap="nowrap">
      <span className="muted">{t('leave.asOf')}</span>
      <DateField
        w={160}
        aria-label={t('leave.asOf')}
        value={day ?? today}
        onChange={(chosen) => onChange(chosen === '' || chosen === today ? undefined : chosen)}
      />
    </Group>
  )
}
