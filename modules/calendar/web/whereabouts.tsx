/** Who works where: office, home, on the road, at a course or away; why is not told. A week, and on a phone the chosen day. */
import { TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useLiveSearch } from '#design/fields/live-search.ts'
import { LoadMore } from '#design/load-more.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { whereabouts } from '../contract.ts'
import { shownDays } from '../model/months.ts'
import { PeopleByPlace, toneOf } from './people-by-place.tsx'
import { useWords } from './words.ts'

type Row = DataOf<typeof whereabouts>[number]
/** More are read on, or found by their name. */
const AT_ONCE = 50

export function Whereabouts({ day, departmentId }: { readonly day: PlainDate; readonly departmentId?: string }) {
  const t = useWords()
  const language = useLanguage()
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const { from, to } = isPhone ? { from: day, to: day } : shownDays('week', day)
  const [typed, setTyped] = useState('')
  const { search } = useLiveSearch(typed)
  const query = { from, to, ...(search && { search }), ...(departmentId && { department_id: departmentId }) }
  const { reading, rows, total } = useReadOn(
    [whereabouts.id, query],
    (page, signal) => callWhole(whereabouts, { query: { ...query, ...page }, signal }),
    AT_ONCE,
  )
  const dates = rows[0]?.days.map(({ date }) => date) ?? []
  return (
    <Section
      title={t('calendar.whereabouts')}
      hint={t(isPhone ? 'calendar.whereaboutsDayHint' : 'calendar.whereaboutsHint')}
    >
      <TextInput
        aria-label={t('calendar.findPerson')}
        placeholder={t('calendar.findPerson')}
        leftSection={<IconSearch size={16} />}
        value={typed}
        maxLength={100}
        maw={320}
        mb={12}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isPhone && rows.length > 0 ? (
        <PeopleByPlace rows={rows} />
      ) : (
        <SimpleTable
          wide
          label={t('calendar.whereabouts')}
          reading={reading}
          rows={rows}
          rowId={({ employee_id }) => employee_id}
          empty={t('calendar.nobodySeen')}
          columns={[
            { id: 'name', header: t('calendar.person'), cell: ({ full_name }: Row) => full_name },
            ...dates.map((date, at) => ({
              id: date,
              header: weekDayText(date, language),
              cell: ({ days }: Row) => {
                const where = days[at]?.where ?? 'off'
                return <StatusBadge tone={toneOf[where]}>{t(`calendar.where.${where}`)}</StatusBadge>
              },
            })),
          ]}
        />
      )}
      <LoadMore reading={reading} shown={rows.length} total={total} />
    </Section>
  )
}
