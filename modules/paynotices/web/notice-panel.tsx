/** One notice beside the list: why there is one, what is missing, its boxes, and what becomes of it. */
import { Button, Group } from '@mantine/core'
import { IconDownload, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts, Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Loaded } from '#design/states.tsx'
import { download } from '#platform/http/web/download.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { changeNotice, notice, notices, removeNotice } from '../contract/notices.ts'
import { partsOf, useValue } from './boxes.ts'
import { FiledForm } from './filed-form.tsx'
import { NoticeBadge, type WholeNotice } from './notice-badge.tsx'
import { useWords } from './words.ts'

type PanelProps = { readonly id: string; readonly onClose: () => void }

export function NoticePanel({ id, onClose }: PanelProps) {
  const reading = useCall(notice, { params: { id }, query: {} })
  return reading.data ? (
    <Body of={reading.data} onClose={onClose} />
  ) : (
    <Panel onClose={onClose} head={null}>
      <Loaded reading={reading} rows={8}>
        {() => null}
      </Loaded>
    </Panel>
  )
}

function Body({ of, onClose }: { readonly of: WholeNotice; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const shown = useValue()
  const [asking, setAsking] = useState(false)
  const { id, status } = of
  const change = useAct(changeNotice, { refreshes: [notices, notice] })
  const remove = useAct(removeNotice, { refreshes: [notices], after: onClose })
  const day = (text: string | null) => text && dayText(text, language)
  const isOpen = status === 'open'
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{`${of.form_label} · ${of.full_name}`}</h2>
          <NoticeBadge of={of} />
        </>
      }
      foot={
        <Group>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            onClick={() => void download(notice, { params: { id }, query: { format: 'pdf' } })}
          >
            PDF
          </Button>
          {(isOpen || status === 'not_needed') && (
            <Button
              variant="default"
              leftSection={<IconPencil size={16} />}
              component={Link}
              to="/app/payroll/forms/cp22a/edit"
              search={{ id } as never}
            >
              {t('paynotices.edit')}
            </Button>
          )}
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate({ params: { id }, body: { status: isOpen ? 'not_needed' : 'open' } })}
          >
            {t(isOpen ? 'paynotices.notNeeded' : 'paynotices.openAgain')}
          </Button>
          {of.by_hand && (isOpen || status === 'not_needed') && (
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('paynotices.remove')}
            </Button>
          )}
        </Group>
      }
    >
      <Facts
        facts={[
          [t('paynotices.authority'), of.authority],
          [t('paynotices.due'), day(of.due_on)],
          [t('paynotices.why'), of.why],
          [t('paynotices.standing'), of.standing_label],
          [t('paynotices.filedOn'), day(of.filed_on)],
          [t('paynotices.reference'), of.reference],
          [t('paynotices.clearedOn'), day(of.cleared_on)],
          [t('paynotices.by'), of.by],
        ]}
      />
      {of.missing.map(({ field, text }) => (
        <p key={field} className="muted">
          {text}
        </p>
      ))}
      <FiledForm key={status} of={of} />
      {partsOf(of.boxes).map(({ title, boxes }) => (
        <Section key={title ?? 'all'} title={title ?? t('paynotices.boxes')}>
          <Facts facts={boxes.map((box) => [box.label, shown(box)])} />
        </Section>
      ))}
      <Section title={t('paynotices.guide')}>
        <Facts facts={of.guide.map(({ label, text }) => [label, text])} />
      </Section>
      {asking && (
        <ConfirmDialog
          title={t('paynotices.removeTitle')}
          action={t('paynotices.remove')}
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}
