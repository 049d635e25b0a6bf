/** What the reader of receipts makes of a file: the fields it would propose, and every line with how sure it is. */
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { FileField } from '#design/fields/file-field.tsx'
import { Page, Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { readReceipt } from '../../contract/tools.ts'
import { CountryChoice, countryOf } from '../kept/country-choice.tsx'
import { useWords } from '../words.ts'

const fields = [
  'merchant',
  'expense_date',
  'amount',
  'currency_code',
  'tax_amount',
  'supplier_tax_no',
  'receipt_no',
] as const

export function OcrScreen() {
  const t = useWords()
  const [file, setFile] = useState<File | null>(null)
  const [country, setCountry] = useState<string>('MY')
  const [wrong, setWrong] = useState<string>()
  const read = useAct(readReceipt, { quiet: true, silentWhenDone: true, after: () => setWrong(undefined) })
  const send = () => {
    if (!file) return
    read.mutate(
      { file, body: { country: countryOf(country) ?? 'MY' } },
      { onError: (why) => setWrong(fieldErrors(why).file ?? why.message) },
    )
  }
  const found = read.data?.data
  const sure = (confidence: number | null) => (confidence === null ? '' : `${Math.round(confidence * 100)} %`)
  return (
    <Page title={t('operations.ocr')} crumb={t('operations.title')} narrow>
      <Stack gap="lg">
        <Section title={t('operations.receipt')} hint={t('operations.ocrHint')}>
          <Stack gap="sm">
            <FileField
              label={t('operations.file')}
              accept="image/png,image/jpeg,image/webp,application/pdf"
              clearable
              value={file}
              onChange={setFile}
              error={wrong}
            />
            <CountryChoice required value={country} onChange={setCountry} />
            <Group justify="flex-end">
              <Button loading={read.isPending} disabled={!file} onClick={send}>
                {t('operations.read')}
              </Button>
            </Group>
          </Stack>
        </Section>
        {found && (
          <>
            <Section title={t('operations.recognised')} hint={t(`operations.from.${found.from}`)}>
              <SimpleTable
                label={t('operations.recognised')}
                rows={fields.map((name) => ({ ...found.fields.find((one) => one.name === name), name }))}
                rowId={({ name }) => name}
                columns={[
                  { id: 'name', header: t('operations.field'), cell: ({ name }) => t(`operations.field.${name}`) },
                  { id: 'value', header: t('operations.value'), cell: ({ value }) => value ?? '–' },
                  {
                    id: 'sure',
                    header: t('operations.sure'),
                    number: true,
                    cell: ({ confidence }) => sure(confidence ?? null),
                  },
                ]}
              />
            </Section>
            <Section title={t('operations.lines')}>
              <SimpleTable
                label={t('operations.lines')}
                rows={[...found.codes.map((text) => ({ text, confidence: 1 })), ...found.lines].map((line, at) => ({
                  ...line,
                  id: `${at}`,
                }))}
                rowId={({ id }) => id}
                columns={[
                  { id: 'text', header: t('operations.line'), cell: ({ text }) => text },
                  {
                    id: 'sure',
                    header: t('operations.sure'),
                    number: true,
                    cell: ({ confidence }) => sure(confidence),
                  },
                ]}
              />
            </Section>
          </>
        )}
      </Stack>
    </Page>
  )
}
