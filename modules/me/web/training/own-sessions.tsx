/** Sessions I am or was in, with what I thought of them, and sessions that I can ask for. */

import { Button } from '@mantine/core'
import { useState } from 'react'
import { ownSessions } from '#modules/training/contract/own.ts'
import { useTrainingText } from '#modules/training/web/public.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import classes from '../me.module.css'
import { useWords } from '../words.ts'
import { FeedbackDialog } from './feedback-dialog.tsx'
import type { OwnSession } from './own-session.ts'

export function OwnSessions({ onAsk }: { readonly onAsk: (session: string) => void }) {
  const t = useWords()
  const { today } = useMe()
  const [telling, setTelling] = useState<OwnSession>()
  const all = useCall(ownSessions, {}).data ?? []
  const seated = all.filter(({ mine }) => mine !== null && mine.place !== null)
  const open = all.filter((one) => one.open)
  const mayTell = ({ mine, ends_on }: OwnSession) =>
    mine?.place === 'seat' && mine.completed !== false && ends_on <= today
  return (
    <>
      {seated.length > 0 && (
        <section className={`card ${classes.card}`}>
          <h2>{t('me.training.seats')}</h2>
          <div>
            {seated.map((one) => (
              <div key={one.id} className={classes.row}>
                <Line session={one} />
                {mayTell(one) && (
                  <Button
                    variant="default"
                    size="compact-md"
                    style={{ flexShrink: 0 }}
                    aria-label={t('me.training.feedbackOn', { name: one.course })}
                    onClick={() => setTelling(one)}
                  >
                    {one.mine?.rating ? t('me.training.rated', { rating: one.mine.rating }) : t('me.training.feedback')}
                  </Button>
                )}
              </div>
            ))}
          </div>
        </section>
      )}
      {open.length > 0 && (
        <section className={`card ${classes.card}`}>
          <h2>{t('me.training.open')}</h2>
          <div>
            {open.map((one) => (
              <div key={one.id} className={classes.row}>
                <Line session={one} seats />
                <Button
                  variant="default"
                  size="compact-md"
                  style={{ flexShrink: 0 }}
                  aria-label={t('me.training.askFor', { name: one.course })}
                  onClick={() => onAsk(one.id)}
                >
                  {t('me.training.askShort')}
                </Button>
              </div>
            ))}
          </div>
        </section>
      )}
      {telling && <FeedbackDialog session={telling} onClose={() => setTelling(undefined)} />}
    </>
  )
}

function Line({ session, seats }: { readonly session: OwnSession; readonly seats?: boolean }) {
  const text = useTrainingText()
  const { course, place, mine } = session
  const said = [text.span(session), place, seats ? text.seats(session) : mine && text.place(mine)]
  return (
    <span>
      {course}
      <small>{said.filter(Boolean).join(' · ')}</small>
    </span>
  )
}
