/** One of my letters: opening it says that I read it; I sign with my name, or decline with a reason. */
import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { FormFoot } from '#design/form-foot.tsx'
import { Facts } from '#design/page.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Loaded } from '#design/states.tsx'
import { Dialog, SideDialog } from '#design/unsaved/dialog.tsx'
import { download } from '#platform/http/web/download.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { answerOwnLetter, ownLetter, ownLetterPdf, ownLetters, readOwnLetter } from '../contract/own.ts'
import { LetterBadge } from './letter-badge.tsx'
import { LetterText } from './letter-text.tsx'
import type { OwnShown } from './shown.ts'
import { told } from './told.ts'
import { useWords } from './words.ts'

export function OwnLetterDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useWords()
  const reading = useCall(ownLetter, { params: { id } })
  return (
    <SideDialog opened onClose={onClose} position="right" size="lg" title={reading.data?.name ?? t('documents.mine')}>
      <Loaded reading={reading} rows={8}>
        {(letter) => <Shown letter={letter} />}
      </Loaded>
    </SideDialog>
  )
}

function Shown({ letter }: { readonly letter: OwnShown }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const [asking, setAsking] = useState<'sign' | 'decline'>()
  const close = () => setAsking(undefined)
  const refreshes = [ownLetters, ownLetter]
  const read = useAct(readOwnLetter, { refreshes, silentWhenDone: true, quiet: true })
  const answer = useAct(answerOwnLetter, { refreshes, after: close })
  const { id, status, waits, read_at } = letter
  const isUnread = status === 'sent' && read_at === null && letter.answer !== 'read'
  const markRead = read.mutate
  useEffect(() => {
    if (isUnread) markRead({ params: { id }, body: {} as never })
  }, [isUnread, markRead, id])
  return (
    <Stack gap="md">
      {status === 'withdrawn' && (
        <Alert color="gray">{t('documents.isWithdrawn', { reason: letter.withdrawn_reason ?? '' })}</Alert>
      )}
      <Group justify="space-between">
        <LetterBadge {...letter} />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => void download(ownLetterPdf, { params: { id } })}
        >
          PDF
        </Button>
      </Group>
      <Facts
        facts={told([
          [t('documents.number'), letter.number],
          [t('documents.on'), letter.letter_on && dayText(letter.letter_on, language)],
          [t('documents.recipient'), letter.recipient_name],
          [t('documents.due'), waits && letter.due_on ? dayText(letter.due_on, language) : null],
          [t('documents.answeredAt'), letter.answered_at && momentText(letter.answered_at, language, zone)],
          [t('documents.signedAs'), letter.answered_name],
          [t('documents.declineReason'), letter.decline_reason],
        ])}
      />
      <LetterText letter={letter} />
      {waits && letter.answer === 'read' && (
        <Group justify="flex-end">
          <Button loading={read.isPending} onClick={() => markRead({ params: { id }, body: {} as never })}>
            {t('documents.haveRead')}
          </Button>
        </Group>
      )}
      {waits && letter.answer === 'sign' && (
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setAsking('decline')}>
            {t('documents.decline')}
          </Button>
          <Button onClick={() => setAsking('sign')}>{t('documents.sign')}</Button>
        </Group>
      )}
      {asking === 'sign' && <SignDialog letter={letter} act={answer} onClose={close} />}
      {asking === 'decline' && (
        <ReasonDialog
          title={t('documents.declineTitle')}
          action={t('documents.decline')}
          reason={t('documents.reason')}
          working={answer.isPending}
          onConfirm={(reason) => answer.mutate({ params: { id }, body: { decision: 'decline', reason } })}
          onClose={close}
        >
          {t('documents.declineHint')}
        </ReasonDialog>
      )}
    </Stack>
  )
}

type SignDialogProps = {
  readonly letter: OwnShown
  readonly act: ReturnType<typeof useAct<typeof answerOwnLetter>>
  readonly onClose: () => void
}

function SignDialog({ letter, act, onClose }: SignDialogProps) {
  const t = useWords()
  const [name, setName] = useState('')
  return (
    <Dialog opened onClose={onClose} title={t('documents.signTitle', { name: letter.name })}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const fingerprint = letter.fingerprint ? { fingerprint: letter.fingerprint } : {}
          act.mutate({ params: { id: letter.id }, body: { decision: 'sign', name, ...fingerprint } })
        }}
      >
        <Stack gap="md">
          <p style={{ margin: 0 }}>{t('documents.signHint')}</p>
          <TextInput
            label={t('documents.yourName')}
            required
            data-autofocus
            autoComplete="name"
            value={name}
            error={fieldErrors(act.error).name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <FormFoot action={t('documents.sign')} working={act.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
