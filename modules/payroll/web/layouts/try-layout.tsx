/** What the last approved month would look like by this layout, held against a sample of the agency or the bank. */
import { Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { tryFileLayout } from '../../contract/file-layouts.ts'
import { useWords } from '../words.ts'
import type { Layout } from './draft.ts'
import classes from './layouts.module.css'

type TryLayoutProps = {
  readonly name: string
  readonly layout: () => Layout
  readonly onRefused: (reason: unknown) => void
}
type Tried = DataOf<typeof tryFileLayout>

export function TryLayout({ name, layout, onRefused }: TryLayoutProps) {
  const t = useWords()
  const [sample, setSample] = useState('')
  const [tried, setTried] = useState<Tried>()
  const attempt = useAct(tryFileLayout, { silentWhenDone: true, after: ({ data }) => setTried(data) })
  const read = async (file: File | null) => {
    if (!file) return
    const encoding = layout().encoding
    setSample(new TextDecoder(encoding === 'big5' ? 'big5' : 'utf-8').decode(await file.arrayBuffer()))
  }
  const run = () => {
    const body = { layout: layout(), ...(sample.trim() && { sample }) }
    attempt.mutate({ params: { name }, body }, { onError: onRefused })
  }
  return (
    <Section title={t('payroll.layout.try')} hint={t('payroll.layout.tryHint')}>
      <Stack gap="sm">
        <Textarea
          label={t('payroll.layout.sample')}
          description={t('payroll.layout.sampleHint')}
          rows={4}
          value={sample}
          onChange={({ currentTarget }) => setSample(currentTarget.value)}
        />
        <Group>
          <FileButton onChange={(file) => void read(file)}>
            {(props) => (
              <Button variant="default" {...props}>
                {t('payroll.layout.upload')}
              </Button>
            )}
          </FileButton>
          <Button loading={attempt.isPending} onClick={run}>
            {t('payroll.layout.tryNow')}
          </Button>
        </Group>
        {tried && <Outcome tried={tried} />}
      </Stack>
    </Section>
  )
}

function Outcome({ tried: { month, file_name, lines, total_lines, refused, compared } }: { readonly tried: Tried }) {
  const t = useWords()
  if (!month) return <Text>{t('payroll.layout.noMonth')}</Text>
  if (refused) {
    return (
      <div role="alert">
        <Text c="red">{refused.text}</Text>
        {refused.people.slice(0, 10).map((person) => (
          <Text key={person} size="sm">
            {person}
          </Text>
        ))}
      </div>
    )
  }
  return (
    <Stack gap="sm">
      <Text fw={600}>{t('payroll.layout.tried', { month, name: file_name ?? '', count: total_lines })}</Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre className={classes.lines} tabIndex={0}>
        {lines.join('\n')}
      </pre>
      {compared?.same && <StatusBadge tone="good">{t('payroll.layout.same')}</StatusBadge>}
      {compared && !compared.same && (
        <SimpleTable
          wide
          label={t('payroll.layout.differences')}
          rows={compared.lines}
          rowId={({ line, what }) => `${line} ${what}`}
          columns={[
            { id: 'line', header: t('payroll.layout.lineNumber'), number: true, cell: ({ line }) => line },
            {
              id: 'what',
              header: t('payroll.layout.differs'),
              cell: ({ what }) => t(`payroll.layout.differs.${what}`),
            },
            { id: 'ours', header: t('payroll.layout.ours'), cell: ({ ours }) => <code>{ours}</code> },
            { id: 'sample', header: t('payroll.layout.sample'), cell: ({ sample: of }) => <code>{of}</code> },
          ]}
        />
      )}
    </Stack>
  )
}
