/** Mails of the company, sent or waiting for a mail server. */
import { Button, CopyButton, Group, Text } from '@mantine/core'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { outbox } from '../../contract/accounts.ts'
import { useMe } from '../me.ts'
import { useWords } from '../words.ts'
import classes from './access.module.css'

export function MailsTable() {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const list = useCall(outbox, {})
  return (
    <>
      <Text c="dimmed" mb="sm">
        {t('identity.mailsHint')}
      </Text>
      <div className="card">
        <SimpleTable
          reading={list}
          label={t('identity.mails')}
          rows={list.data ?? []}
          rowId={({ id }) => id}
          empty={t('identity.mails')}
          columns={[
            { id: 'to', header: t('identity.recipient'), cell: (mail) => mail.recipient },
            {
              id: 'subject',
              header: t('identity.subject'),
              cell: (mail) => (
                <Group justify="space-between" align="start" wrap="nowrap">
                  <details>
                    <summary>{mail.subject}</summary>
                    <pre className={classes.mail}>{mail.body_text}</pre>
                  </details>
                  <CopyLink of={mail.body_text} />
                </Group>
              ),
            },
            {
              id: 'state',
              header: t('identity.state'),
              cell: (mail) => (
                <StatusBadge tone={mail.last_error ? 'bad' : mail.sent_at ? 'good' : 'info'}>
                  {mail.last_error ?? t(mail.sent_at ? 'identity.sent' : 'identity.waiting')}
                </StatusBadge>
              ),
            },
            {
              id: 'at',
              header: t('identity.mailAt'),
              cell: (mail) => momentText(mail.sent_at ?? mail.created_at, language, zone),
            },
          ]}
        />
      </div>
    </>
  )
}

/** Nothing where the mail holds no link that its reader may see. */
function CopyLink({ of }: { readonly of: string }) {
  const t = useWords()
  const link = /https?:\/\/\S+/.exec(of)?.[0]
  if (!link) return null
  return (
    <CopyButton value={link}>
      {({ copied, copy }) => (
        <Button variant="default" size="compact-xs" onClick={copy} style={{ flex: 'none' }}>
          {t(copied ? 'identity.copied' : 'identity.copyLink')}
        </Button>
      )}
    </CopyButton>
  )
}
