/** Papers of a leaving: what supports it, and what clears it. */
import { ActionIcon, Button, Group, Stack } from '@mantine/core'
import { IconDownload, IconFile, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { DropZone } from '#design/drop-zone.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Section } from '#design/page.tsx'
import { download } from '#platform/http/web/download.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { addExitDocument, exitDocument, removeExitDocument } from '../../contract/exits/clearance.ts'
import { exit as exitCall, exits } from '../../contract/exits/exits.ts'
import classes from '../exit.module.css'
import { useWords } from '../words.ts'
import type { ExitWhole } from './shown.ts'

const KINDS = ['support', 'clearance'] as const
const FILES = ['.pdf', '.png', '.jpg', '.jpeg', '.docx', '.xlsx']

export function PapersPart({ exit }: { readonly exit: ExitWhole }) {
  const t = useWords()
  const mayAdd = exit.may.includes('edit')
  const [file, setFile] = useState<File>()
  const [kind, setKind] = useState<(typeof KINDS)[number]>('support')
  const doing = { refreshes: [exits, exitCall] }
  const add = useAct(addExitDocument, { ...doing, after: () => setFile(undefined) })
  const remove = useAct(removeExitDocument, doing)
  if (!mayAdd && exit.documents.length === 0) return null
  return (
    <Section title={t('exit.papers')}>
      <ul className={classes.tasks}>
        {exit.documents.map((paper) => (
          <li key={paper.id}>
            <span>
              {paper.name} <span className="muted">{t(`exit.paper.${paper.kind}`)}</span>
            </span>
            <Group gap={4} wrap="nowrap">
              <ActionIcon
                aria-label={t('exit.loadPaper', { name: paper.name })}
                onClick={() => void download(exitDocument, { params: { id: exit.id, entry: paper.id } })}
              >
                <IconDownload size={15} />
              </ActionIcon>
              {mayAdd && (
                <ActionIcon
                  aria-label={t('exit.removePaper', { name: paper.name })}
                  onClick={() => remove.mutate({ params: { id: exit.id, entry: paper.id } })}
                >
                  <IconTrash size={15} />
                </ActionIcon>
              )}
            </Group>
          </li>
        ))}
      </ul>
      {mayAdd && (
        <Stack gap="xs" mt="sm">
          <DropZone kinds={FILES} file={file} onFile={setFile} icon={IconFile} />
          {file && (
            <Group align="flex-end" gap="xs">
              <ChoiceField
                label={t('exit.paperKind')}
                allowDeselect={false}
                data={KINDS.map((one) => ({ value: one, label: t(`exit.paper.${one}`) }))}
                value={kind}
                onChange={(chosen) => setKind(chosen === 'clearance' ? 'clearance' : 'support')}
              />
              <Button
                loading={add.isPending}
                onClick={() => add.mutate({ params: { id: exit.id }, body: { kind }, file })}
              >
                {t('exit.keepPaper')}
              </Button>
            </Group>
          )}
        </Stack>
      )}
    </Section>
  )
}
