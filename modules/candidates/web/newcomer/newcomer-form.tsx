/** A newcomer's own details, read back masked, by the secret link alone. */
import { Button, Stack } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import { useState } from 'react'
import { DropZone } from '#design/drop-zone.tsx'
import { Section } from '#design/page.tsx'
import { ToldForm } from '#modules/employees/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { dropOfNewcomer, newcomer, sendOfNewcomer, tellOfNewcomer } from '../../contract/newcomer.ts'
import { useWords } from '../words.ts'
import { Papers } from './papers.tsx'

const FILES = ['.pdf', '.png', '.jpg', '.jpeg', '.docx', '.xlsx']

function OwnPapers({ token, of }: NewcomerFormProps) {
  const t = useWords()
  const [file, setFile] = useState<File>()
  const send = useAct(sendOfNewcomer, { refreshes: [newcomer], after: () => setFile(undefined) })
  const drop = useAct(dropOfNewcomer, { refreshes: [newcomer] })
  return (
    <Section title={t('candidates.papers')} hint={t('candidates.papersHint')}>
      <Papers files={of.files} onDrop={(entry) => drop.mutate({ params: { token, entry } })} />
      <Stack gap="xs" align="flex-start">
        <DropZone kinds={FILES} file={file} onFile={setFile} icon={IconFile} />
        {file && (
          <Button loading={send.isPending} onClick={() => send.mutate({ params: { token }, body: {}, file })}>
            {t('candidates.sendPaper')}
          </Button>
        )}
      </Stack>
    </Section>
  )
}

type NewcomerFormProps = { readonly token: string; readonly of: DataOf<typeof newcomer> }

export function NewcomerForm({ token, of }: NewcomerFormProps) {
  const tell = useAct(tellOfNewcomer, { refreshes: [newcomer] })
  return (
    <>
      <OwnPapers token={token} of={of} />
      <ToldForm
        key={of.told_at ?? 'new'}
        told={of.told}
        facts={of.facts}
        banks={of.banks}
        currency={of.currency_code}
        saving={tell.isPending}
        onSave={(body, handlers) => tell.mutate({ params: { token }, body }, handlers)}
      />
    </>
  )
}
