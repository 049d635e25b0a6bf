/** Why a figure is so: the steps of the law in order, with table row, rate, rounding, source and its standing. */
import { Anchor } from '@mantine/core'
import { useListAddress } from '#design/data-list/address.ts'
import { Panel } from '#design/panel.tsx'
import { Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { Worksheet } from '#design/worksheet.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { why } from '../../contract.ts'
import { paramsOf } from '../month.ts'
import { useWords } from '../words.ts'
import { textOf } from './payslip-columns.tsx'
import type { PayslipPanelProps } from './payslip-panel.tsx'
import classes from './run.module.css'

type Answer = DataOf<typeof why>

export function WhyPanel({ row, figure, run, wanted, onClose }: PayslipPanelProps & { readonly figure: string }) {
  const t = useWords()
  const address = useListAddress()
  const reading = useCall(why, { params: { ...paramsOf(wanted), id: row.id, figure } }, { staleTime: 60_000 })
  const current = reading.data?.figure === figure && reading.data.staff_id === row.staff_id ? reading.data : undefined
  const label = current?.label ?? run.figures.find(({ name }) => name === figure)?.label ?? figure
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{t('payroll.whyIs', { label })}</h2>
          <div className={classes.whyValue}>
            {run.currency_code} {moneyText(current?.value ?? textOf(row, figure), run.currency_code)}
          </div>
          <p>{[row.full_name, current?.about].filter(Boolean).join(' · ')}</p>
        </>
      }
      foot={
        <>
          {t('payroll.stored')} ·{' '}
          <Anchor component="button" type="button" size="xs" onClick={() => address.change({ why: undefined })}>
            {t('payroll.backToPayslip')}
          </Anchor>
        </>
      }
    >
      <Loaded reading={{ ...reading, data: current }} rows={7}>
        {(found) => (
          <>
            <Worksheet lines={linesOf(found, run.currency_code, t)} />
            <Sources sources={found.sources} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function linesOf(found: Answer, currency: string, t: ReturnType<typeof useWords>) {
  return found.steps.map((step, index) => ({
    id: `${step.scheme} ${step.key} ${index}`,
    label: step.label,
    value: valueText(step.value, currency),
    // Where the note says the sum in words, its parts would only say it twice.
    parts: (step.note ? [] : step.parts).map((part) => ({ label: part.label, value: valueText(part.value, currency) })),
    notes: [
      step.note,
      step.row && t('payroll.row', { row: step.row }),
      step.rounding && t('payroll.rounding', { how: step.rounding }),
    ].filter((note): note is string => Boolean(note)),
    result: index === found.steps.length - 1,
  }))
}

/** Amounts with separators; rates, counts and words as they are. */
const valueText = (value: string, currency: string): string =>
  /^-?\d+\.\d{2}$/.test(value) ? moneyText(value, currency) : value

function Sources({ sources }: { readonly sources: Answer['sources'] }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <ul className={classes.sources}>
      {sources.map((source) => (
        <li key={source.id}>
          <b>{t('payroll.source')}</b> · {[source.title, source.citation].filter(Boolean).join(', ')} ·{' '}
          {t('payroll.inForce', { day: /^\d{4}-/.test(source.from) ? dayText(source.from, language) : source.from })}{' '}
          <StatusBadge tone={source.standing === 'confirmed' ? 'good' : 'warn'}>{source.standing_label}</StatusBadge>
        </li>
      ))}
    </ul>
  )
}
