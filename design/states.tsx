/** The designed states of everything that loads: waiting, failed, empty with the next sensible step. */
import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './states.module.css'
import { useDesignWords } from './words.ts'

/** What every state needs of a query. */
export type Reading = {
  readonly isPending: boolean
  readonly isError: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

export function Empty({
  title,
  hint,
  children,
}: {
  readonly title: string
  readonly hint?: string
  readonly children?: ReactNode
}) {
  return (
    <div className={classes.state}>
      <p className={classes.title}>{title}</p>
      {hint && <p className="muted">{hint}</p>}
      {children}
    </div>
  )
}

export function Failed({ reading }: { readonly reading: Reading }) {
  const t = useDesignWords()
  const reason = reading.error instanceof Error ? reading.error.message : ''
  if (reason && isRefusal(reading.error)) return <Empty title={reason} />
  return (
    <div className={classes.state} role="alert">
      <IconCloudOff size={26} stroke={1.5} aria-hidden />
      <p className={classes.title}>{t('design.failedToLoad')}</p>
      {reason && <p className="muted">{reason}</p>}
      <Button variant="default" onClick={() => reading.refetch()}>
        {t('design.tryAgain')}
      </Button>
    </div>
  )
}

/** Answered, and asking once more would be answered the same. */
function isRefusal(reason: unknown): boolean {
  const status = reason instanceof Error && 'status' in reason ? Number(reason.status) : 0
  return status === 403 || status === 404 || status === 422
}

type BoneProps = { readonly height: number; readonly width?: number | string; readonly still?: boolean }

/** The place of something that is not there yet; where there are very many, they keep still. */
export function Bone({ height, width = '100%', still }: BoneProps) {
  return <div className={classes.bone} data-still={still || undefined} style={{ height, width }} />
}

export function RowsSkeleton({ rows = 8 }: { readonly rows?: number }) {
  const t = useDesignWords()
  return (
    <div className={classes.skeleton} role="status" aria-label={t('design.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Bone key={row} height={14} width={`${92 - ((row * 17) % 34)}%`} />
      ))}
    </div>
  )
}

/** Draws the state while there is nothing to draw yet, then the thing itself. */
export function Loaded<Data>({
  reading,
  rows,
  children,
}: {
  readonly reading: Reading & { readonly data: Data | undefined }
  readonly rows?: number
  readonly children: (data: Data) => ReactNode
}) {
  if (reading.data !== undefined) return children(reading.data)
  return reading.isError ? <Failed reading={reading} /> : <RowsSkeleton rows={rows} />
}
