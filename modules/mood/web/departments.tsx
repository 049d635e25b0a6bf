/** Departments of weeks that are over; small ones are not told apart. */
import { Button } from '@mantine/core'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Empty } from '#design/states.tsx'
import { dayText, wholeText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { steps } from '../model/answer.ts'
import { type Overview, useChange } from './figures.tsx'
import { useWords } from './words.ts'

export function Departments({ found, onBefore }: { readonly found: Overview; readonly onBefore: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const changed = useChange()
  const { departments, departments_to: last, minimum, by, now } = found
  const hint = t('mood.departmentsHint', { least: minimum })
  if (departments.length === 0 && now.to > found.counted_to)
    return (
      <Section title={t('mood.departments')} hint={hint}>
        <Empty title={t('mood.departmentsRunning')}>
          <Button variant="default" onClick={onBefore}>
            {t(by === 'month' ? 'mood.departmentsBefore.month' : 'mood.departmentsBefore.week')}
          </Button>
        </Empty>
      </Section>
    )
  const until = last && last < now.to ? ` ${t('mood.departmentsTo', { day: dayText(last, language) })}` : ''
  return (
    <Section title={t('mood.departments')} hint={hint + until}>
      <SimpleTable
        wide
        label={t('mood.departments')}
        rows={departments}
        rowId={({ id }) => id ?? ''}
        empty={t('mood.noDepartments')}
        columns={[
          { id: 'name', header: t('mood.department'), cell: ({ name }) => name },
          { id: 'average', header: t('mood.average'), number: true, cell: ({ average }) => average },
          { id: 'change', header: t(`mood.change.${by}`), number: true, cell: ({ change }) => changed(change) },
          { id: 'answers', header: t('mood.answers'), number: true, cell: ({ answers }) => wholeText(answers ?? 0) },
          {
            ...{ id: 'share', header: t('mood.share.rate'), number: true },
            cell: ({ share }) => (share === null ? '' : `${share} %`),
          },
          ...steps.map((step) => ({
            id: `step${step}`,
            header: t(`mood.step.${step}`),
            number: true,
            cell: (row: Overview['departments'][number]) => wholeText(row.steps?.[step - 1] ?? 0),
          })),
        ]}
      />
    </Section>
  )
}
