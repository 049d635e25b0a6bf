/** What is stored of one's own application; it can be taken back, and deleted. */
import { Button, Group, Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts } from '#design/page.tsx'
import { PublicFrame } from '#design/public-frame.tsx'
import { RowsSkeleton } from '#design/states.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { ownApplication, removeApplication, withdrawApplication } from '../contract/application.ts'
import { answerText } from './candidate.ts'
import { useWords } from './words.ts'

export function OwnApplicationScreen() {
  const t = useWords()
  const language = useLanguage()
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const [asking, setAsking] = useState<'withdraw' | 'remove'>()
  const [gone, setGone] = useState(false)
  const params = { token }
  const reading = useCall(ownApplication, { params }, { enabled: !gone })
  const close = () => setAsking(undefined)
  const withdraw = useAct(withdrawApplication, { refreshes: [ownApplication], after: close })
  const remove = useAct(removeApplication, { after: () => setGone(true) })
  if (gone) return <PublicFrame title={t('candidates.gone')}>{null}</PublicFrame>
  if (reading.isError) return <PublicFrame title={t('candidates.unknownLink')}>{null}</PublicFrame>
  const of = reading.data
  if (!of) {
    return (
      <PublicFrame>
        <RowsSkeleton rows={6} />
      </PublicFrame>
    )
  }
  const day = (text: string | null) => dayText(text, language)
  return (
    <PublicFrame title={of.position} hint={`${of.company_name} · ${t(`candidates.own.${of.state}`)}`}>
      <Stack gap="md">
        <Facts
          facts={[
            [t('candidates.name'), of.full_name],
            [t('candidates.email'), of.email],
            [t('candidates.phone'), of.phone],
            [t('candidates.resume'), of.resume_name],
            [t('candidates.coverLetter'), of.cover_letter],
            [t('candidates.availableFrom'), day(of.available_from)],
            ...of.answers.map(({ text, answer }) => [text, answerText(answer, t)] as const),
            [t('candidates.appliedOn'), day(of.applied_on)],
            [t('candidates.deleteOn'), day(of.delete_on)],
          ]}
        />
        <Group>
          {of.may.withdraw && (
            <Button variant="default" onClick={() => setAsking('withdraw')}>
              {t('candidates.withdraw')}
            </Button>
          )}
          {of.may.remove && (
            <Button variant="default" onClick={() => setAsking('remove')}>
              {t('candidates.removeOwn')}
            </Button>
          )}
        </Group>
      </Stack>
      {asking && (
        <ConfirmDialog
          title={t(asking === 'withdraw' ? 'candidates.withdrawTitle' : 'candidates.removeOwnTitle')}
          action={t(asking === 'withdraw' ? 'candidates.withdraw' : 'candidates.removeOwn')}
          working={withdraw.isPending || remove.isPending}
          onConfirm={() => (asking === 'withdraw' ? withdraw : remove).mutate({ params })}
          onClose={close}
        >
          {t(asking === 'withdraw' ? 'candidates.withdrawHint' : 'candidates.removeOwnHint')}
        </ConfirmDialog>
      )}
    </PublicFrame>
  )
}
