/** One letter: its words, what became of it, and what can be done with it now. */
import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Loaded } from '#design/states.tsx'
import { download } from '#platform/http/web/download.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import {
  letterPdf,
  letterSent,
  lettersSent,
  remindOfLetters,
  removeLetter,
  sendLetters,
  withdrawLetter,
} from '../contract/letters.ts'
import {
  issueToOthers,
  letterRequests,
  lettersToOthers,
  letterToOthers,
  pdfToOthers,
  removeToOthers,
  withdrawToOthers,
} from '../contract/third-party.ts'
import type { Audience } from '../model/letter.ts'
import { LetterBadge } from './letter-badge.tsx'
import { LetterText } from './letter-text.tsx'
import type { LetterShown } from './shown.ts'
import { told } from './told.ts'
import { useWords } from './words.ts'
import { WriteDialog } from './write-dialog.tsx'

const CALLS = {
  employee: { one: letterSent, pdf: letterPdf, remove: removeLetter, withdraw: withdrawLetter },
  third_party: { one: letterToOthers, pdf: pdfToOthers, remove: removeToOthers, withdraw: withdrawToOthers },
} as const
const REFRESHES = {
  employee: [lettersSent, letterSent],
  third_party: [lettersToOthers, letterToOthers, letterRequests],
} as const

type LetterPanelProps = { readonly id: string; readonly audience: Audience; readonly onClose: () => void }

export function LetterPanel({ id, audience, onClose }: LetterPanelProps) {
  const reading = useCall(CALLS[audience].one, { params: { id } })
  return (
    <Loaded reading={reading}>{(letter) => <Shown letter={letter} audience={audience} onClose={onClose} />}</Loaded>
  )
}

type ShownProps = { readonly letter: LetterShown; readonly audience: Audience; readonly onClose: () => void }

function Shown({ letter, audience, onClose }: ShownProps) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const [asking, setAsking] = useState<'withdraw' | 'remove' | 'edit'>()
  const close = () => setAsking(undefined)
  const refreshes = [...REFRESHES[audience]]
  const send = useAct(sendLetters, { refreshes })
  const issue = useAct(issueToOthers, { refreshes })
  const remind = useAct(remindOfLetters, { refreshes })
  const withdraw = useAct(CALLS[audience].withdraw, { refreshes, after: close })
  const remove = useAct(CALLS[audience].remove, { refreshes, after: onClose })
  const { id, name, full_name, status, waits } = letter
  const isDraft = status === 'draft'
  const go = () =>
    audience === 'employee' ? send.mutate({ body: { ids: [id] } }) : issue.mutate({ params: { id }, body: {} })
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{name}</h2>
          <LetterBadge {...letter} />
        </>
      }
      foot={
        <Group>
          {isDraft && (
            <>
              <Button loading={send.isPending || issue.isPending} onClick={go}>
                {t(audience === 'employee' ? 'documents.sendNow' : 'documents.issue')}
              </Button>
              <Button variant="default" onClick={() => setAsking('edit')}>
                {t('documents.edit')}
              </Button>
            </>
          )}
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            onClick={() => void download(CALLS[audience].pdf, { params: { id } })}
          >
            PDF
          </Button>
          {waits && (
            <Button variant="default" loading={remind.isPending} onClick={() => remind.mutate({ body: { ids: [id] } })}>
              {t('documents.remind')}
            </Button>
          )}
          {isDraft ? (
            <Button variant="subtle" color="red" onClick={() => setAsking('remove')}>
              {t('documents.remove')}
            </Button>
          ) : (
            status !== 'withdrawn' && (
              <Button variant="subtle" color="red" onClick={() => setAsking('withdraw')}>
                {t('documents.withdraw')}
              </Button>
            )
          )}
        </Group>
      }
    >
      <Facts
        facts={told([
          [t('documents.person'), `${full_name} · ${letter.staff_id}`],
          [t('documents.recipient'), letter.recipient_name],
          [t('documents.number'), letter.number],
          [t('documents.on'), letter.letter_on && dayText(letter.letter_on, language)],
          [t('documents.sentBy'), letter.sent_by_name],
          [t('documents.answer'), audience === 'employee' ? t(`documents.answer.${letter.answer}`) : null],
          [t('documents.due'), letter.due_on && dayText(letter.due_on, language)],
          [t('documents.readAt'), letter.read_at && momentText(letter.read_at, language, zone)],
          [t('documents.remindedOn'), letter.reminded_on && dayText(letter.reminded_on, language)],
          [t('documents.answeredAt'), letter.answered_at && momentText(letter.answered_at, language, zone)],
          [t('documents.signedAs'), letter.answered_name],
          [t('documents.declineReason'), letter.decline_reason],
          [t('documents.withdrawnReason'), letter.withdrawn_reason],
        ])}
      />
      <LetterText letter={letter} />
      {asking === 'edit' && <WriteDialog audience={audience} now={letter} onDone={close} onClose={close} />}
      {asking === 'withdraw' && (
        <ReasonDialog
          title={t('documents.withdrawTitle', { name })}
          action={t('documents.withdraw')}
          reason={t('documents.reason')}
          working={withdraw.isPending}
          onConfirm={(reason) => withdraw.mutate({ params: { id }, body: { reason } })}
          onClose={close}
        >
          {t('documents.withdrawHint', { person: full_name })}
        </ReasonDialog>
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          title={t('documents.removeTitle', { name })}
          action={t('documents.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={close}
        >
          {t('documents.removeDraftHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
