/** The receipts of a claim, pictures and the first pages of PDFs: looked at, made larger, downloaded. */
import { Anchor, Button, Group, Loader } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { callFile } from '#platform/http/web/client.ts'
import { download } from '#platform/http/web/download.ts'
import { attachment, attachmentPicture } from '../../contract/attachments.ts'
import classes from '../claims.module.css'
import { useWords } from '../words.ts'

type Paper = { readonly id: string; readonly name: string; readonly type: string }

const PDF = 'application/pdf'

export function Receipts({ papers }: { readonly papers: readonly Paper[] }) {
  return (
    <div className={classes.receipts}>
      {papers.map((paper) => {
        if (paper.type.startsWith('image/')) return <Picture key={paper.id} paper={paper} of={attachment} />
        return (
          <div key={paper.id} className={classes.paper}>
            {paper.type === PDF && <Picture paper={paper} of={attachmentPicture} />}
            <Anchor
              component="button"
              type="button"
              onClick={() => void download(attachment, { params: { id: paper.id } })}
            >
              <IconPaperclip size={14} aria-hidden /> {paper.name}
            </Anchor>
          </div>
        )
      })}
    </div>
  )
}

type PictureProps = { readonly paper: Paper; readonly of: typeof attachment | typeof attachmentPicture }

/** Of a PDF its first pages; where they cannot be drawn there is its name alone. */
function Picture({ paper, of }: PictureProps) {
  const t = useWords()
  const [large, setLarge] = useState(false)
  const reading = useQuery({
    queryKey: [of.id, paper.id],
    queryFn: async () => (await callFile(of, { params: { id: paper.id } })).blob(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const url = useUrl(reading.data)
  if (!url) {
    if (!reading.isError) return <Loader size="sm" />
    return of === attachment ? <span className="muted">{paper.name}</span> : null
  }
  const picture = <img src={url} alt={t('claims.receiptOf', { name: paper.name })} />
  return (
    <>
      <button type="button" className={classes.receipt} onClick={() => setLarge(true)}>
        {picture}
      </button>
      <Dialog opened={large} onClose={() => setLarge(false)} size="xl" title={paper.name}>
        <Zoomable>{picture}</Zoomable>
      </Dialog>
    </>
  )
}

const STEPS = [1, 1.5, 2, 3] as const

/** Made larger step by step and moved about; as on paper, small print has to be legible. */
function Zoomable({ children }: { readonly children: ReactNode }) {
  const t = useWords()
  const [at, setAt] = useState(0)
  const scale = STEPS[at] ?? 1
  return (
    <>
      <Group gap="xs" mb="sm">
        <Button size="xs" variant="default" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('claims.smaller')}
        </Button>
        <Button size="xs" variant="default" disabled={at === STEPS.length - 1} onClick={() => setAt(at + 1)}>
          {t('claims.larger')}
        </Button>
        <span className="muted" role="status">{`${scale * 100}%`}</span>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its frame is scrolled by keyboard as well */}
      <section className={classes.large} tabIndex={0} aria-label={t('claims.receipts')}>
        <div style={{ width: `${scale * 100}%` }}>{children}</div>
      </section>
    </>
  )
}

/** Given back once nobody looks at it any more. */
function useUrl(bytes: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!bytes) return undefined
    const made = URL.createObjectURL(bytes)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return url
}
