/** The catch-all page: unknown addresses keep theirs; a refused one says which roles could open it. */
import { Button, Group } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { areas } from '#access/areas.ts'
import { PublicFrame } from '#design/public-frame.tsx'
import { Unreachable } from '#platform/http/web/problem.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { startOf } from '#platform/identity/web/landing.ts'
import { useMaybeMe } from '#platform/identity/web/me.ts'
import { rolesText } from '#platform/identity/web/names.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { isReachable } from '../reachable.ts'
import { useWords } from '../words.ts'

/** In the place of an area, where a page of operations was refused. */
export const OPERATIONS = 'operations'

export function ErrorScreen() {
  const t = useWords()
  const session = useSession()
  const search: { readonly code?: string; readonly for?: string } = useSearch({ strict: false })
  if (search.code === 'module') return <Message title={t('error.moduleOff')} hint={t('error.moduleOffHint')} />
  if (search.code === 'setup') return <Message title={t('error.setupOver')} hint={t('error.setupOverHint')} />
  if (search.code !== '403') return <Message title={t('error.notFound')} hint={t('error.notFoundHint')} />
  if (search.for === OPERATIONS || session?.type === 'ops')
    return <Message title={t('error.forbidden')} hint={t('error.forbiddenOperations')} />
  const area = Object.entries(areas).find(([id]) => id === search.for)?.[1]
  const roles = area && area.roles !== 'any' ? rolesText(area.roles) : ''
  return (
    <Message
      title={t('error.forbidden')}
      hint={roles ? t('error.forbiddenHint', { roles }) : t('error.forbiddenPlain')}
    />
  )
}

/** A screen that threw while it was drawn, or whose part could not be loaded; without network, until there is one. */
export function BrokenScreen({ error }: { readonly error: unknown }) {
  const t = useWords()
  console.error(error)
  const cutOff = error instanceof Unreachable
  useEffect(() => {
    if (!cutOff) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [cutOff])
  return (
    <Message
      title={cutOff ? textOf(error) : t('error.broken')}
      hint={t(cutOff ? 'error.cutOffHint' : 'error.brokenHint')}
    >
      <Button onClick={reload}>{t('error.reload')}</Button>
    </Message>
  )
}

/** Only what answers can be loaded again. */
function reload(): void {
  void isReachable().then((answers) => answers && location.reload())
}

type MessageProps = { readonly title: string; readonly hint: string; readonly children?: ReactNode }

function Message({ title, hint, children }: MessageProps) {
  const t = useWords()
  const session = useSession()
  const me = useMaybeMe()
  const home = !session?.complete ? '/' : startOf(session, me)
  return (
    <PublicFrame title={title} hint={hint}>
      <Group>
        {children}
        <Button component={Link} to={home} variant={children ? 'default' : 'filled'}>
          {t('error.home')}
        </Button>
      </Group>
    </PublicFrame>
  )
}
