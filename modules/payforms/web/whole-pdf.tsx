/** The PDF of everybody: of few at once; of many a job, waited for here, taken when it is done and again for some days. */
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '#design/notice.tsx'
import { download } from '#platform/http/web/download.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { jobs } from '#platform/jobs/contract.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { makeYearFormPdf, yearFormPdf } from '../contract/year-forms.ts'
import { addressOfForm, type FormName, SHEETS_AT_ONCE, WHOLE_PDF_JOB } from '../model/form.ts'
import { useWords } from './words.ts'

const LOOK_MS = 2_000
type Params = { readonly form: FormName; readonly year: string }

/** `take` begins or downloads it; `made` says how far it is. */
export function useWholePdf(params: Params, people: number) {
  const [begun, setBegun] = useState<string>()
  const make = useAct(makeYearFormPdf, { refreshes: [jobs] })
  const take = () => {
    if (people <= SHEETS_AT_ONCE) void download(yearFormPdf, { params, query: {} })
    else make.mutate({ params, body: {} }, { onSuccess: ({ data }) => setBegun(data.job_id) })
  }
  return { take, made: <MadePdf params={params} begun={begun} /> }
}

function MadePdf({ params, begun }: { readonly params: Params; readonly begun: string | undefined }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const link = addressOfForm(params.form, params.year)
  const isOpen = ({ state }: { readonly state: string }) => state === 'waiting' || state === 'running'
  const list = useCall(jobs, {}, { refetchInterval: (now) => (now?.some(isOpen) ? LOOK_MS : false) })
  const job = list.data?.find((one) => one.kind === WHOLE_PDF_JOB && one.link === link)
  const taken = useRef<string>(undefined)
  const take = (id: string) => void download(yearFormPdf, { params, query: { job: id } })
  const ready = job?.id === begun && job?.state === 'done' ? job.id : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when it is ready
  useEffect(() => {
    if (ready === undefined || taken.current === ready) return
    taken.current = ready
    take(ready)
  }, [ready])
  if (!job || job.state === 'cancelled') return null
  if (job.problem) return <Notice tone="warn">{job.problem.message}</Notice>
  if (isOpen(job))
    return (
      <Notice tone="info" role="status">
        {job.total ? t('payforms.pdfProgress', { done: job.done, total: job.total }) : t('payforms.pdfMaking')}
      </Notice>
    )
  return (
    <Notice
      tone="info"
      role="status"
      action={
        <Button size="compact-sm" variant="default" onClick={() => take(job.id)}>
          {t('payforms.takePdf')}
        </Button>
      }
    >
      {t('payforms.pdfMade', { at: momentText(job.finished_at, language, zone) })}
    </Notice>
  )
}
