/** What the law wants observed: the notice owed, how much of it is missing, what is due by when, and on what it rests. */

import { Notice } from '#design/notice.tsx'
import { Facts } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { dayText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { sourceText } from '#platform/words/source-text.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { ownPreview } from '../contract/exits/own.ts'
import { useWords } from './words.ts'

type Law = Pick<DataOf<typeof ownPreview>, 'notice' | 'duties' | 'pay_by'>
const STANDINGS = ['confirmed', 'single source', 'inferred', 'not established'] as const
const DUTIES = ['cp22a', 'cp21', 'layoff_report', 'severance_pay', 'insurance_end', 'dole_notice', 'final_pay'] as const

export function LawPart({ law, own }: { readonly law: Law; readonly own?: boolean }) {
  const t = useWords()
  const language = useLanguage()
  const { notice, duties, pay_by } = law
  const day = (text: string | null) => dayText(text, language)
  return (
    <>
      {notice.short_days > 0 && (
        <Notice tone="warn">
          {t(own ? 'exit.ownShort' : 'exit.short', {
            count: notice.short_days,
            day: day(notice.earliest_last_day),
          })}
        </Notice>
      )}
      <Facts
        facts={[
          [t('exit.noticeOwed'), t('exit.days', { count: notice.required_days })],
          [t('exit.earliest'), day(notice.earliest_last_day)],
          [t('exit.payBy'), pay_by && day(pay_by)],
          [t('exit.restsOn'), restsOn(t, notice, language)],
        ]}
      />
      {duties.length > 0 && (
        <SimpleTable
          label={t('exit.duties')}
          rows={duties}
          rowId={({ code }) => code}
          wide
          columns={[
            { id: 'duty', header: t('exit.duty'), cell: ({ code }) => dutyWord(t, code) },
            { id: 'due', header: t('exit.dueOn'), cell: ({ due_on }) => day(due_on) },
            { id: 'source', header: t('exit.restsOn'), cell: (duty) => restsOn(t, duty, language) },
          ]}
        />
      )}
    </>
  )
}

type Words = ReturnType<typeof useWords>

function restsOn(
  t: Words,
  { source, standing }: { readonly source: string | null; readonly standing: string },
  language: Language,
): string {
  const known = STANDINGS.find((one) => one === standing) ?? 'not established'
  const word = t(`exit.standing.${known}`)
  return source ? t('exit.sourceStanding', { source: sourceText(source, language), standing: word }) : word
}

function dutyWord(t: Words, code: string): string {
  const known = DUTIES.find((one) => one === code)
  return known ? t(`exit.duty.${known}`) : code
}
