/** Cards of an interview: who thought what, by criterion. */

import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'
import type { InterviewShown } from './interview-shown.ts'

export function Cards({ cards }: { readonly cards: InterviewShown['cards'] }) {
  const t = useWords()
  const chinese = useLanguage() === 'zh-Hant'
  if (cards.length === 0) return null
  return (
    <ul style={{ width: '100%', margin: 0 }}>
      {cards.map((card) => (
        <li key={card.employee_id}>
          <b>{card.full_name}</b> {t(`candidates.recommendation.${card.recommendation}`)}
          {card.total !== null && ` · ${card.total}`}
          <br />
          <span className="muted">
            {card.ratings
              .map(({ name, name_zh, score, note }) =>
                [`${chinese ? (name_zh ?? name) : name} ${score}`, note].filter(Boolean).join(': '),
              )
              .join(' · ')}
          </span>
          {card.comment && <p style={{ whiteSpace: 'pre-line' }}>{card.comment}</p>}
        </li>
      ))}
    </ul>
  )
}
