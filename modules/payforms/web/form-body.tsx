/** One form of one year. */
import { Alert } from '@mantine/core'
import { DataList } from '#design/data-list/data-list.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, shortMonthText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { yearForm } from '../contract/year-forms.ts'
import { FormActions } from './form-actions.tsx'
import { useFormColumns } from './form-columns.tsx'
import { FormPanel } from './form-panel.tsx'
import classes from './forms.module.css'
import { ReleaseBar } from './release-bar.tsx'
import type { FormsThere, PersonShown } from './shown.ts'
import { WholeFigures } from './whole-figures.tsx'
import { useWords } from './words.ts'

type BodyProps = { readonly there: FormsThere; readonly form: FormsThere['forms'][number]; readonly year: number }

export function FormBody({ there, form, year }: BodyProps) {
  const t = useWords()
  const language = useLanguage()
  const today = useMe().today
  const input = { params: { form: form.form, year: String(year) } }
  const reading = useCall(yearForm, { ...input, query: {} })
  const data = reading.data
  const columns = useFormColumns(data)
  const open = data ? monthsOf(year, today).filter((month) => !data.months.includes(month)) : []
  return (
    <>
      <FormActions there={there} form={form} year={year} people={data?.people.length ?? 0} />
      {data && (
        <p className={classes.about}>
          <StatusBadge tone={data.standing === 'confirmed' ? 'good' : 'plain'}>{data.standing_label}</StatusBadge>
          {data.due_on && <span>{t('payforms.dueOn', { day: dayText(data.due_on, language) })}</span>}
          {data.missing.map(({ field, text }) => (
            <span key={field}>{text}</span>
          ))}
        </p>
      )}
      {data && <WholeFigures of={data} />}
      {open.length > 0 && (
        <Alert color="yellow" variant="light">
          {t('payforms.openMonths', { months: open.map((month) => shortMonthText(month, language)).join(comma()) })}
        </Alert>
      )}
      <DataList
        id={`year-form-${form.form}`}
        label={form.label}
        reading={reading}
        rows={data?.people ?? NONE}
        rowId={({ employee_id }) => employee_id}
        rowName={({ full_name }) => full_name}
        columns={columns}
        tabs={[
          { id: 'all', label: t('payforms.all'), matches: () => true },
          { id: 'missing', label: t('payforms.missing'), matches: ({ missing }) => missing.length > 0 },
          ...(form.handed_out
            ? [
                {
                  id: 'waiting',
                  label: t('payforms.notReleased'),
                  matches: ({ released_at }: PersonShown) => released_at === null,
                },
              ]
            : []),
        ]}
        {...(form.handed_out && {
          bulk: (chosen: readonly PersonShown[], clear: () => void) => (
            <ReleaseBar params={input.params} chosen={chosen} after={clear} />
          ),
        })}
        empty={<Empty title={t('payforms.nobody')} />}
        peek={(row, close) => data && <FormPanel key={row.employee_id} form={data} person={row} onClose={close} />}
      />
    </>
  )
}

const NONE: readonly PersonShown[] = []

/** Months of the year that are over. */
function monthsOf(year: number, today: string): readonly number[] {
  const now = Number(today.slice(0, 4))
  const last = year < now ? 12 : year > now ? 0 : Number(today.slice(5, 7)) - 1
  return Array.from({ length: last }, (_, at) => at + 1)
}
