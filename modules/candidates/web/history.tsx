/** What happened with a candidate, the newest first. */

import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { TeamCandidateWhole } from './candidate.ts'
import classes from './candidates.module.css'
import { useWords } from './words.ts'

export function History({ of }: { readonly of: Pick<TeamCandidateWhole, 'history'> }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  return (
    <ol className={classes.history}>
      {of.history.map(({ id, kind, to_status, round_name, text, by, at }) => (
        <li key={id}>
          <b>
            {kind === 'moved' && to_status
              ? (round_name ?? t(`candidates.status.${to_status}`))
              : t(`candidates.event.${kind}` as 'candidates.event.applied')}
          </b>
          {text && <span>{text}</span>}
          <span className="muted">{`${momentText(at, language, zone)} · ${by || t('candidates.themself')}`}</span>
        </li>
      ))}
    </ol>
  )
}
