/** The journal of claims of some days, as it goes into the ledger. */
import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Notice } from '#design/notice.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { firstDayOf, lastDayOf, plainDateOf, yearMonthOf } from '#kernel/plain-date.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { statusWord } from '#platform/requests/web/labels.ts'
import { useWords as useRequestWords } from '#platform/requests/web/words.ts'
import { moneyText } from '#platform/words/format.ts'
import { journal } from '../../contract/payments.ts'
import { type JournalLayout, journalLayouts } from '../../model/journal.ts'
import { useWords } from '../words.ts'

export function JournalPart() {
  const t = useWords()
  const r = useRequestWords()
  const { currency_code, today } = useMe()
  const currency = currency_code ?? ''
  const month = yearMonthOf(plainDateOf(today))
  const [from, setFrom] = useState<string>(firstDayOf(month))
  const [to, setTo] = useState<string>(lastDayOf(month))
  const [basis, setBasis] = useState<'approved' | 'paid'>('approved')
  const [layout, setLayout] = useState<JournalLayout>('generic')
  const query = { from, to, basis }
  const isSpan = from !== '' && to !== '' && from <= to
  const reading = useCall(journal, { query }, { enabled: isSpan })
  const money = (text: string) => (text === '0.00' ? '' : moneyText(text, currency))
  const unmapped = reading.data?.unmapped ?? []
  return (
    <Section
      title={t('claims.journal')}
      hint={t('claims.journalHint')}
      actions={
        <Group gap="xs">
          {(['csv', 'xlsx'] as const).map((format) => (
            <Button
              key={format}
              variant="default"
              leftSection={<IconDownload size={16} />}
              disabled={!isSpan}
              onClick={() => void download(journal, { query: { ...query, layout, format } })}
            >
              {t(`claims.journalFile.${format}`)}
            </Button>
          ))}
        </Group>
      }
    >
      <Group align="end" mb="md">
        <DateField label={t('claims.fromDay')} value={from} onChange={setFrom} />
        <DateField label={t('claims.toDay')} value={to} earliest={from} onChange={setTo} />
        <SegmentedControl
          aria-label={t('claims.journal')}
          value={basis}
          onChange={(chosen) => setBasis(chosen === 'paid' ? 'paid' : 'approved')}
          data={(['approved', 'paid'] as const).map((value) => ({ value, label: r(statusWord(value)) }))}
        />
        <ChoiceField
          label={t('claims.layout')}
          allowDeselect={false}
          value={layout}
          onChange={(value) => setLayout(journalLayouts.find((one) => one === value) ?? 'generic')}
          data={journalLayouts.map((value) => ({ value, label: t(`claims.layout.${value}`) }))}
        />
      </Group>
      <SimpleTable
        label={t('claims.journal')}
        rows={reading.data?.lines ?? []}
        rowId={(line) => Object.values(line).join(' ')}
        empty={t('claims.noJournal')}
        columns={[
          { id: 'account', header: t('claims.ledgerAccount'), cell: ({ account }) => account },
          { id: 'description', header: t('claims.what'), cell: ({ description }) => description },
          { id: 'department', header: t('claims.department'), cell: ({ department }) => department ?? '–' },
          { id: 'centre', header: t('claims.centre'), cell: ({ cost_centre }) => cost_centre ?? '–' },
          { id: 'debit', header: t('claims.debit'), number: true, cell: ({ debit }) => money(debit) },
          { id: 'credit', header: t('claims.credit'), number: true, cell: ({ credit }) => money(credit) },
        ]}
      />
      {unmapped.length > 0 && (
        <Notice tone="warn">
          {t('claims.unmapped', { names: unmapped.map(({ label }) => label).join(t('claims.comma')) })}
        </Notice>
      )}
    </Section>
  )
}
