/** A month beside what another program calculated for it: the sheet to fill in, and what differs once it is brought back. */
import { Anchor, Button, Group, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { CellErrors } from '#design/cell-errors.tsx'
import { DropZone } from '#design/drop-zone.tsx'
import { Notice } from '#design/notice.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { Problem } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { comma } from '#platform/words/web/words.ts'
import { parallel, parallelTemplate } from '../../contract/compare.ts'
import { useWords } from '../words.ts'
import { Figures, type Names, People } from './comparison.tsx'

type Found = DataOf<typeof parallel>
type WithSheetProps = { readonly month: string; readonly nameOf: (month: string) => string }

const KINDS = ['.xlsx', '.csv']
const HERE = { isPending: false, isError: false, error: null, refetch: () => undefined }

export function WithSheet({ month, nameOf }: WithSheetProps) {
  const t = useWords()
  const [file, setFile] = useState<File>()
  const [found, setFound] = useState<Found>()
  const act = useAct(parallel, { silentWhenDone: true, quiet: true, after: ({ data }) => setFound(data) })
  const [year = '', ofYear = ''] = month.split('-')
  const params = { year, month: ofYear }
  const onFile = (given: File) => {
    setFile(given)
    setFound(undefined)
    act.mutate({ params, query: {}, file: given })
  }
  if (found) {
    return (
      <>
        <Group mb="md">
          <span className="muted">{file?.name}</span>
          <Button variant="default" size="compact-sm" onClick={() => setFound(undefined)}>
            {t('payroll.parallel.another')}
          </Button>
        </Group>
        <Result found={found} month={month} names={[t('payroll.parallel.there'), nameOf(month)]} />
      </>
    )
  }
  return (
    <Stack gap="sm">
      <p className="muted">{t('payroll.parallel.hint')}</p>
      <Group>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => void download(parallelTemplate, { params, query: {} })}
        >
          {t('payroll.parallel.template')}
        </Button>
      </Group>
      <DropZone kinds={KINDS} file={file} onFile={onFile} />
      {act.error && <Refused reason={act.error} />}
    </Stack>
  )
}

type ResultProps = { readonly found: Found; readonly month: string; readonly names: Names }

function Result({ found: { figures, people, unknown_columns: unknown }, month, names }: ResultProps) {
  const t = useWords()
  const differing = people.filter(({ status }) => status !== 'same').length
  return (
    <>
      <Notice tone={differing > 0 ? 'warn' : 'good'} role="status">
        {differing > 0
          ? t('payroll.parallel.differ', { count: differing, all: people.length })
          : t('payroll.parallel.same', { count: people.length })}
      </Notice>
      {unknown.length > 0 && (
        <Notice tone="info">{t('payroll.parallel.unknownColumns', { columns: unknown.join(comma()) })}</Notice>
      )}
      <Figures figures={figures} names={names} />
      <People
        reading={HERE}
        people={people}
        names={names}
        stateOf={(state) => t(`payroll.parallel.state.${state}`)}
        linkOf={(open) => (
          <Anchor component={Link} to="/app/payroll" search={{ month, open } as never}>
            {t('payroll.parallel.payslip')}
          </Anchor>
        )}
      />
    </>
  )
}

/** The cells that are wrong, where it was them. */
function Refused({ reason }: { readonly reason: Error }) {
  const t = useWords()
  const data: unknown = reason instanceof Problem ? reason.data : undefined
  const errors = isRefused(data) ? data.errors : []
  return (
    <>
      <Notice tone="bad" role="alert">
        {reason.message}
      </Notice>
      {errors.length > 0 && <CellErrors errors={errors} label={t('payroll.parallel.wrongCells')} />}
    </>
  )
}

type Cells = { readonly errors: Parameters<typeof CellErrors>[0]['errors'] }
const isRefused = (data: unknown): data is Cells =>
  typeof data === 'object' && data !== null && Array.isArray(Reflect.get(data, 'errors'))
