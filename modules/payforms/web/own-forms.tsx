/** My yearly forms, once they are released; nothing where there is none. */
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { ownFormPdf, ownForms } from '../contract/year-forms.ts'
import classes from './forms.module.css'
import { useWords } from './words.ts'

export function OwnForms() {
  const t = useWords()
  const found = useCall(ownForms, {}).data ?? []
  if (found.length === 0) return null
  return (
    <section className={`card ${classes.own}`}>
      <h2>{t('payforms.own')}</h2>
      {found.map(({ form, label, year, withdrawn }) => (
        <div key={`${form} ${year}`} className={classes.row}>
          <span>
            {label} <b>{year}</b>
          </span>
          {withdrawn ? (
            <span className="muted">{t('payforms.beingCorrected')}</span>
          ) : (
            <Button
              variant="default"
              size="xs"
              aria-label={t('payforms.takeOwn', { form: label, year })}
              leftSection={<IconDownload size={16} />}
              onClick={() => void download(ownFormPdf, { params: { form, year: String(year) }, query: {} })}
            >
              PDF
            </Button>
          )}
        </div>
      ))}
    </section>
  )
}
