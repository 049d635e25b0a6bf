/** Whose papers expire and whose birthdays come: read on as far as one wants, with how many there are. */
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { LoadMore } from '#design/load-more.tsx'
import { Section } from '#design/page.tsx'
import { type SimpleColumn, SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { callWhole } from '#platform/http/web/client.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { dayText, wholeText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { birthdays, papers } from '../contract.ts'
import type { PartProps } from './part-props.ts'
import { type Say, useWords } from './words.ts'

const SOON = 30

export function Papers({ query }: PartProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <ComingList
      list="papers"
      part="documents"
      kept={[papers.id, query]}
      read={(page, signal) => callWhole(papers, { query: { ...query, ...page }, signal })}
      rowId={({ id }) => id}
      columns={[
        { id: 'paper', header: t('analysis.paper'), cell: (row) => row.document },
        { id: 'expires', header: t('analysis.expires'), cell: (row) => dayText(row.expires_on, language) },
        {
          id: 'days',
          header: '',
          cell: ({ days }) => (
            <StatusBadge tone={days < 0 ? 'bad' : days <= SOON ? 'warn' : 'plain'}>{daysWord(t, days)}</StatusBadge>
          ),
        },
      ]}
    />
  )
}

export function Birthdays({ query }: PartProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <ComingList
      list="birthdays"
      part="personal"
      kept={[birthdays.id, query]}
      read={(page, signal) => callWhole(birthdays, { query: { ...query, ...page }, signal })}
      rowId={({ employee_id }) => employee_id}
      columns={[{ id: 'day', header: t('analysis.day'), cell: (row) => dayText(row.date, language) }]}
    />
  )
}

const empty = { papers: 'analysis.noPapers', birthdays: 'analysis.noBirthdays' } as const

type ComingListProps<Row> = {
  readonly list: keyof typeof empty
  /** The part of the person's profile that it is about. */
  readonly part: string
  readonly kept: Parameters<typeof useReadOn<Row>>[0]
  readonly read: Parameters<typeof useReadOn<Row>>[1]
  readonly rowId: (row: Row) => string
  /** Behind the person. */
  readonly columns: readonly SimpleColumn<Row>[]
}

function ComingList<Row extends Omit<PersonProps, 'part'>>({
  list,
  part,
  kept,
  read,
  rowId,
  columns,
}: ComingListProps<Row>) {
  const t = useWords()
  const { reading, rows, total } = useReadOn(kept, read)
  return (
    <Section title={t(`analysis.${list}`)} hint={t(`analysis.${list}Hint`, { count: wholeText(total) })}>
      <SimpleTable
        label={t(`analysis.${list}`)}
        reading={reading}
        rows={rows}
        rowId={rowId}
        empty={t(empty[list])}
        columns={[
          { id: 'person', header: t('analysis.person'), cell: (row) => <Person {...row} part={part} /> },
          ...columns,
        ]}
      />
      <LoadMore reading={reading} shown={rows.length} total={total} />
    </Section>
  )
}

type PersonProps = {
  readonly employee_id: string
  readonly full_name: string
  readonly staff_id: string
  readonly part: string
}

const Person = ({ employee_id, full_name, staff_id, part }: PersonProps) => (
  <>
    <Anchor component={Link} to={`/app/employee/profile/${employee_id}?tab=${part}`}>
      {full_name}
    </Anchor>{' '}
    <span className="muted">{staff_id}</span>
  </>
)

function daysWord(t: Say, days: number): string {
  if (days === 0) return t('analysis.today')
  return days < 0 ? t('analysis.ago', { days: -days }) : t('analysis.inDays', { days })
}
