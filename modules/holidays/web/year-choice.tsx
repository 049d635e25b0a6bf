/** The year that is looked at, kept in the address. */
import { Select } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMe } from '#platform/identity/web/me.ts'
import { useWords } from './words.ts'

export function useYear(): string {
  const { today } = useMe()
  const { show }: { readonly show?: string } = useSearch({ strict: false })
  return show && /^(19|20|21)\d\d$/.test(show) ? show : today.slice(0, 4)
}

export function YearChoice({ years }: { readonly years: readonly number[] }) {
  const t = useWords()
  const year = useYear()
  const { today } = useMe()
  const navigate = useNavigate()
  const all = new Set([...years.map(String), today.slice(0, 4), year])
  return (
    <Select
      w={104}
      aria-label={t('holidays.year')}
      data={[...all].sort()}
      value={year}
      allowDeselect={false}
      onChange={(show) =>
        void navigate({
          to: '.',
          search: (before: Record<string, unknown>) => ({ ...before, show: show ?? undefined, open: undefined }),
        })
      }
    />
  )
}
