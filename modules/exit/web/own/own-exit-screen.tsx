/** My leaving: giving notice with what I owe told first, how it stands, what I hand in, and what I am asked on going. */
import { Anchor, Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { Facts, Page, Section } from '#design/page.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { dayText, momentText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { ownCertificate, ownExits, withdrawOwn } from '../../contract/exits/own.ts'
import { isOpen } from '../../model/exit-states.ts'
import { ExitBadge } from '../exits/exit-badge.tsx'
import { LawPart } from '../law-part.tsx'
import { useWords } from '../words.ts'
import { InterviewForm } from './interview-form.tsx'
import { ResignForm } from './resign-form.tsx'

type Own = DataOf<typeof ownExits>[number]

export function OwnExitScreen() {
  const t = useWords()
  const reading = useCall(ownExits, {})
  const [giving, setGiving] = useState(false)
  return (
    <Page back="/me" title={t('exit.mine')}>
      <Loaded reading={reading} rows={6}>
        {(all) => {
          const hasOpen = all.some(({ status }) => isOpen(status))
          return (
            <>
              {!hasOpen && !giving && (
                <Section>
                  <Empty title={t('exit.mineNone')} hint={t('exit.mineNoneHint')}>
                    <Button onClick={() => setGiving(true)}>{t('exit.resign')}</Button>
                  </Empty>
                </Section>
              )}
              {!hasOpen && giving && <ResignForm onDone={() => setGiving(false)} />}
              {all.map((one) => (
                <OwnLeaving key={one.id} exit={one} />
              ))}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}

function OwnLeaving({ exit }: { readonly exit: Own }) {
  const t = useWords()
  const session = useSession()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const [asking, setAsking] = useState(false)
  const withdraw = useAct(withdrawOwn, { refreshes: [ownExits], after: () => setAsking(false) })
  const day = (text: string) => dayText(text, language)
  const params = { id: exit.id }
  const own = exit.tasks.filter(({ owner }) => owner === 'leaver')
  return (
    <>
      <Section title={t('exit.leaving')} actions={<ExitBadge status={exit.status} />}>
        <Facts
          facts={[
            [t('exit.noticeDate'), day(exit.notice_date)],
            [t('exit.lastDay'), day(exit.last_working_date)],
            [t('exit.reasonsOf'), exit.reasons.map(({ name }) => name).join(comma())],
            [t('exit.remark'), exit.remark],
            [t('exit.submittedAt'), momentText(exit.submitted_at, language, zone)],
          ]}
        />
        {exit.status !== 'withdrawn' && <LawPart law={exit} own />}
        <Group mt="sm">
          {exit.may_withdraw && (
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('exit.takeBack')}
            </Button>
          )}
          {exit.has_certificate && (
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              onClick={() => void download(ownCertificate, { params })}
            >
              {t('exit.certificate')}
            </Button>
          )}
        </Group>
      </Section>
      {own.length > 0 && (
        <Section
          title={t('exit.myTasks')}
          actions={
            mayEnter(session, 'onboarding.own') &&
            isOpen(exit.status) && (
              <Anchor component={Link} to="/me/tasks" size="sm">
                {t('exit.toTick')}
              </Anchor>
            )
          }
        >
          <Facts
            facts={own.map((task) => [
              language === 'zh-Hant' && task.name_zh ? task.name_zh : task.name,
              t(task.done_at !== null ? 'exit.done' : task.waived_reason !== null ? 'exit.waived' : 'exit.stillOpen'),
            ])}
          />
        </Section>
      )}
      {exit.status !== 'withdrawn' && <InterviewForm exit={exit} />}
      {asking && (
        <ReasonDialog
          title={t('exit.takeBackTitle')}
          reason={t('exit.why')}
          action={t('exit.takeBack')}
          working={withdraw.isPending}
          onConfirm={(reason) => withdraw.mutate({ params, body: { reason } })}
          onClose={() => setAsking(false)}
        >
          {t('exit.takeBackHint')}
        </ReasonDialog>
      )}
    </>
  )
}
