/** My training: what I asked for, where I have a seat, what I have to do, what can be asked for, and my certificates. */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { mine } from '#modules/training/contract/requests.ts'
import { useTrainingText } from '#modules/training/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { OwnRequestsScreen } from '../requests/own-requests-screen.tsx'
import { useWords } from '../words.ts'
import { AskTraining } from './ask-training.tsx'
import { OwnBonds } from './own-bonds.tsx'
import { OwnCertificates } from './own-certificates.tsx'
import { OwnCourses } from './own-courses.tsx'
import { OwnSessions } from './own-sessions.tsx'

type Asked = DataOf<typeof mine>[number]
const PATH = '/me/training'

export function TrainingScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const { ask } = useSearch({ strict: false }) as { ask?: string }
  const text = useTrainingText()
  const reading = useCall(mine, {})
  return (
    <>
      <OwnRequestsScreen<Asked>
        path={PATH}
        back="/me"
        title={t('me.training')}
        line={t('me.training.line')}
        ask={t('me.training.ask')}
        empty={{ title: t('me.noRequests'), hint: t('me.training.hint') }}
        reading={reading}
        row={(one) => (
          <span>
            {one.title}
            <small>{[text.span(one), text.place(one)].filter(Boolean).join(' · ')}</small>
          </span>
        )}
        drawer={(close) => <AskTraining session={ask === '1' ? undefined : ask} onClose={close} />}
      />
      <OwnCourses />
      <OwnSessions onAsk={(session) => void navigate({ to: PATH, search: { ask: session } as never, replace: true })} />
      <OwnBonds />
      <OwnCertificates />
    </>
  )
}
