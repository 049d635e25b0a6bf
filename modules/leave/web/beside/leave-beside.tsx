/** What one has to know to decide leave: its days and what each is charged, the balance, and who else is away. */

import { Anchor } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { pause, semicolon, useLanguage } from '#platform/words/web/words.ts'
import { application } from '../../contract/applications.ts'
import { attachment } from '../../contract/own.ts'
import { amountText } from '../amounts.ts'
import { useWords } from '../words.ts'
import { AwayCard } from './away-card.tsx'
import { BalanceCard } from './balance-card.tsx'
import classes from './beside.module.css'
import { DayStrip } from './day-strip.tsx'
import type { Leave } from './leave.ts'

export function LeaveBeside({ request }: { readonly request: { readonly id: string } }) {
  const reading = useCall(application, { params: { id: request.id } })
  const fresh = reading.data?.id === request.id ? reading.data : undefined
  return (
    <Loaded reading={{ ...reading, data: fresh }} rows={5}>
      {(leave) => <LeaveParts leave={leave} />}
    </Loaded>
  )
}

export function LeaveParts({ leave }: { readonly leave: Leave }) {
  const t = useWords()
  const language = useLanguage()
  const about: [string, React.ReactNode][] = [
    ...(leave.part_label ? [[t('leave.part'), leave.part_label] as [string, string]] : []),
    ...(leave.start_time ? [[t('leave.startTime'), leave.start_time] as [string, string]] : []),
    ...(leave.event_date ? [[t('leave.eventDate'), dayText(leave.event_date, language)] as [string, string]] : []),
    ...(leave.reason ? [[t('leave.reason'), leave.reason] as [string, string]] : []),
    ...(leave.linked.length > 0
      ? [
          [
            t('leave.linked'),
            leave.linked.map((one) => `${one.label}${pause()}${amountText(one.amount, leave.unit)}`).join(semicolon()),
          ] as [string, string],
        ]
      : []),
    ...(leave.attachment_files.length > 0
      ? [[t('leave.attachments'), <Files key="files" leave={leave} />] as [string, React.ReactNode]]
      : []),
  ]
  return (
    <>
      <section>
        <h3 className={classes.heading}>{t('leave.dayByDay')}</h3>
        <DayStrip days={leave.days} unit={leave.unit} />
      </section>
      <div className={classes.cards}>
        {leave.balance && <BalanceCard leave={leave} balance={leave.balance} />}
        <AwayCard {...leave} />
      </div>
      {about.length > 0 && <Facts facts={about} />}
    </>
  )
}

function Files({ leave }: { readonly leave: Leave }) {
  return leave.attachment_files.map(({ id, name }) => (
    <Anchor
      key={id}
      component="button"
      type="button"
      className={classes.file}
      onClick={() => void download(attachment, { params: { id } })}
    >
      <IconPaperclip size={14} aria-hidden /> {name}
    </Anchor>
  ))
}
