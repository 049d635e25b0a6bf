/** What happened to a request and what was said about it, and the field in which one says or asks something. */
import { inBrackets, momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { CommentField } from '../comment-field.tsx'
import type { RequestDetail } from '../kind-parts.ts'
import { useWords } from '../words.ts'
import classes from './inbox.module.css'

type RequestHistoryProps = { readonly request: RequestDetail; readonly zone: string | undefined }

export function RequestHistory({ request, zone }: RequestHistoryProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <section className={classes.part}>
      <h3>{t('approvals.history')}</h3>
      <ol className={classes.history}>
        {request.history.map(({ at, event, text, note, acting_for }) => (
          <li key={`${at} ${event}`}>
            <p>
              {inBrackets(text, acting_for ? t('approvals.inPlaceOf', { name: acting_for }) : '', language)}{' '}
              <span className="muted">{momentText(at, language, zone)}</span>
            </p>
            {note && <blockquote>{note}</blockquote>}
          </li>
        ))}
      </ol>
      <CommentField id={request.id} />
    </section>
  )
}
