/** Which kinds of papers are watched for the day they run out. */
import { Checkbox } from '@mantine/core'
import { Section } from '#design/page.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { changeDocumentExpiry, settings } from '../../contract/settings.ts'
import { useWords } from '../words.ts'
import classes from './settings.module.css'
import type { Settings } from './use-settings-form.ts'

export function DocumentKinds({ now }: { readonly now: Settings }) {
  const t = useWords()
  const change = useAct(changeDocumentExpiry, { refreshes: [settings] })
  return (
    <Section title={t('company.documentKinds')} hint={t('company.documentKindsHint')}>
      <div className={classes.kinds}>
        {now.document_expiry_reminders.map((kind) => (
          <Checkbox
            key={kind.document_type}
            label={t(`company.document.${kind.document_type}`)}
            checked={kind.is_enabled}
            disabled={change.isPending}
            onChange={(event) =>
              change.mutate({ body: { items: [{ ...kind, is_enabled: event.currentTarget.checked }] } })
            }
          />
        ))}
      </div>
    </Section>
  )
}
