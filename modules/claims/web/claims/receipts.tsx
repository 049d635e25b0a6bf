/** The receipts of a claim: a picture is looked at and made larger, a paper is downloaded. */
import { Anchor, Loader } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { callFile } from '#platform/http/web/client.ts'
import { download } from '#platform/http/web/download.ts'
import { attachment } from '../../contract/attachments.ts'
import classes from '../claims.module.css'
import { useWords } from '../words.ts'

type Paper = { readonly id: string; readonly name: string; readonly type: string }

export function Receipts({ papers }: { readonly papers: readonly Paper[] }) {
  return (
    <div className={classes.receipts}>
      {papers.map((paper) =>
        paper.type.startsWith('image/') ? (
          <Picture key={paper.id} paper={paper} />
        ) : (
          <Anchor
            key={paper.id}
            component="button"
            type="button"
            onClick={() => void download(attachment, { params: { id: paper.id } })}
          >
            <IconPaperclip size={14} aria-hidden /> {paper.name}
          </Anchor>
        ),
      )}
    </div>
  )
}

function Picture({ paper }: { readonly paper: Paper }) {
  const t = useWords()
  const [large, setLarge] = useState(false)
  const reading = useQuery({
    queryKey: [attachment.id, paper.id],
    queryFn: async () => (await callFile(attachment, { params: { id: paper.id } })).blob(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const url = useUrl(reading.data)
  if (!url) return reading.isError ? <span className="muted">{paper.name}</span> : <Loader size="sm" />
  const picture = <img src={url} alt={t('claims.receiptOf', { name: paper.name })} />
  return (
    <>
      <button type="button" className={classes.receipt} onClick={() => setLarge(true)}>
        {picture}
      </button>
      <Dialog opened={large} onClose={() => setLarge(false)} size="xl" title={paper.name}>
        <div className={classes.large}>{picture}</div>
      </Dialog>
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
