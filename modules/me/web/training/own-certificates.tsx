/** My certificates, to print. */
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { ownCertificateFile, ownCertificates } from '#modules/training/contract/own.ts'
import { useTrainingText } from '#modules/training/web/public.tsx'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import classes from '../me.module.css'
import { useWords } from '../words.ts'

export function OwnCertificates() {
  const t = useWords()
  const text = useTrainingText()
  const found = useCall(ownCertificates, {}).data ?? []
  if (found.length === 0) return null
  return (
    <section className={`card ${classes.card}`}>
      <h2>{t('me.training.certificates')}</h2>
      <div>
        {found.map(({ id, course, issued_on, expires_on }) => (
          <div key={id} className={classes.row}>
            <span>
              {course}
              <small>
                {expires_on === null
                  ? text.day(issued_on)
                  : t('me.training.validUntil', { from: text.day(issued_on), day: text.day(expires_on) })}
              </small>
            </span>
            <Button
              variant="default"
              size="compact-md"
              style={{ flexShrink: 0 }}
              leftSection={<IconDownload size={16} />}
              aria-label={t('me.training.printOf', { name: course })}
              onClick={() => void download(ownCertificateFile, { params: { id } })}
            >
              {t('me.training.print')}
            </Button>
          </div>
        ))}
      </div>
    </section>
  )
}
