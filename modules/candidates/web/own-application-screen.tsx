/** What is stored of one's own application; it can be taken back, and deleted. */
import { Anchor, Button, Group, Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts, Section } from '#design/page.tsx'
import { PublicFrame } from '#design/public-frame.tsx'
import { RowsSkeleton } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { LinkOver } from '#platform/http/web/link-over.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { countryName } from '#platform/words/country-names.ts'
import { dayText, momentDayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { ownApplication, ownResume, removeApplication, withdrawApplication } from '../contract/application.ts'
import { answerText } from './candidate.ts'
import { useWords } from './words.ts'

type Sent = Pick<
  DataOf<typeof ownApplication>['repeats'][number],
  | 'resume_name'
  | 'country_id'
  | 'identity_no'
  | 'expected_salary'
  | 'available_from'
  | 'cover_letter'
  | 'source'
  | 'answers'
>

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
  if (reading.isError) return <LinkOver error={reading.error} />
  const of = reading.data
  if (!of) {
    return (
      <PublicFrame>
        <RowsSkeleton rows={6} />
      </PublicFrame>
    )
  }
  const day = (text: string | null) => dayText(text, language)
  const sentFacts = (sent: Sent, repeat?: string): (readonly [string, ReactNode])[] => [
    [
      t('candidates.resume'),
      sent.resume_name && (
        <Anchor
          component="button"
          type="button"
          onClick={() => void download(ownResume, { params, query: repeat ? { repeat } : {} })}
        >
          {sent.resume_name}
        </Anchor>
      ),
    ],
    [t('candidates.country'), sent.country_id && countryName(sent.country_id, language)],
    [t('candidates.identity'), sent.identity_no],
    [t('candidates.expectedSalary'), sent.expected_salary && moneyText(sent.expected_salary, of.currency_code)],
    [t('candidates.availableFrom'), day(sent.available_from)],
    [t('candidates.coverLetter'), sent.cover_letter],
    [t('candidates.heardFrom'), sent.source],
    ...sent.answers.map(({ text, answer }) => [text, answerText(answer, t)] as const),
  ]
  return (
    <PublicFrame title={of.position} hint={`${of.company_name} · ${t(`candidates.own.${of.state}`)}`}>
      <Stack gap="md">
        <Facts
          facts={[
            [t('candidates.name'), of.full_name],
            [t('candidates.email'), of.email],
            [t('candidates.phone'), of.phone],
            ...sentFacts(of),
            [t('candidates.talentPool'), t(of.talent_pool ? 'candidates.yes' : 'candidates.no')],
            [t('candidates.appliedOn'), day(of.applied_on)],
            [t('candidates.agreedOn'), momentDayText(of.consented_at, language)],
            [t('candidates.deleteOn'), day(of.delete_on)],
          ]}
        />
        {of.repeats.map((repeat) => (
          <Section key={repeat.id} title={t('candidates.sentAgain')} hint={day(repeat.at.slice(0, 10)) ?? ''}>
            <Facts
              facts={[
                [t('candidates.name'), repeat.full_name],
                [t('candidates.email'), repeat.email],
                [t('candidates.phone'), repeat.phone],
                ...sentFacts(repeat, repeat.id),
              ]}
            />
          </Section>
        ))}
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
