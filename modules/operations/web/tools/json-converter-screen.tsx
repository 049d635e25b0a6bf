/** A table as JSON, and JSON as a table: uploaded or pasted, looked at, taken along. */
import { Button, Group, SimpleGrid, Stack, Textarea } from '@mantine/core'
import { IconArrowRight, IconCopy, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { FileField } from '#design/fields/file-field.tsx'
import { Page, Section } from '#design/page.tsx'
import { download } from '#platform/http/web/download.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { wholeText } from '#platform/words/format.ts'
import { jsonToTable, tableToJson } from '../../contract/tools.ts'
import { useWords } from '../words.ts'

export function JsonConverterScreen() {
  const t = useWords()
  const [file, setFile] = useState<File | null>(null)
  const [text, setText] = useState('')
  const [json, setJson] = useState('')
  const [wrong, setWrong] = useState<string>()
  const convert = useAct(tableToJson, {
    quiet: true,
    silentWhenDone: true,
    after: ({ data }) => {
      setWrong(undefined)
      setJson(JSON.stringify(data.data, null, 2))
    },
  })
  const send = () =>
    convert.mutate(file ? { file, body: {} } : { body: { text } }, {
      onError: (why) => setWrong(fieldErrors(why).file ?? why.message),
    })
  const take = (format: 'csv' | 'xlsx') => download(jsonToTable, { body: { json, format } })
  return (
    <Page title={t('operations.converter')} crumb={t('operations.title')}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Section title={t('operations.table')} hint={t('operations.tableHint')}>
          <Stack gap="sm">
            <FileField
              label={t('operations.file')}
              accept=".csv,.xlsx"
              clearable
              value={file}
              onChange={setFile}
              error={file ? wrong : undefined}
            />
            <Textarea
              label={t('operations.orPaste')}
              rows={12}
              disabled={file !== null}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              error={file ? undefined : wrong}
            />
            <Group justify="flex-end">
              <Button
                rightSection={<IconArrowRight size={15} />}
                loading={convert.isPending}
                disabled={!file && text.trim() === ''}
                onClick={send}
              >
                {t('operations.toJson')}
              </Button>
            </Group>
          </Stack>
        </Section>
        <Section
          title={t('operations.json')}
          hint={
            convert.data
              ? t('operations.rowsRead', { rows: wholeText(convert.data.data.rows) })
              : t('operations.jsonHint')
          }
        >
          <Stack gap="sm">
            <Textarea
              label={t('operations.json')}
              rows={17}
              styles={{ input: { fontFamily: 'monospace' } }}
              value={json}
              onChange={(event) => setJson(event.currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button
                variant="default"
                leftSection={<IconCopy size={15} />}
                disabled={json === ''}
                onClick={() => void navigator.clipboard.writeText(json)}
              >
                {t('operations.copy')}
              </Button>
              {(['csv', 'xlsx'] as const).map((format) => (
                <Button
                  key={format}
                  variant="default"
                  leftSection={<IconDownload size={15} />}
                  disabled={json.trim() === ''}
                  onClick={() => take(format)}
                >
                  {t(`operations.take.${format}`)}
                </Button>
              ))}
            </Group>
          </Stack>
        </Section>
      </SimpleGrid>
    </Page>
  )
}
