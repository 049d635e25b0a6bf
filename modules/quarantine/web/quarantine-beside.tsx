/** What one has to know to decide: which days, whether work goes on, how they are paid; why, only for whoever may know. */
import { Anchor, Button } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { types } from '#modules/leave/contract/types.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { attachment } from '../contract/papers.ts'
import { one } from '../contract/quarantine.ts'
import { EndDialog } from './end-dialog.tsx'
import { useQuarantineText } from './quarantine-text.ts'
import { useWords } from './words.ts'

export const QuarantineBeside = ({ request }: { readonly request: { readonly id: string } }) => (
  <QuarantineFacts id={request.id} />
)

export function QuarantineFacts({ id }: { readonly id: string }) {
  const reading = useCall(one, { params: { id } })
  const fresh = reading.data?.id === id ? reading.data : undefined
  return (
    <Loaded reading={{ ...reading, data: fresh }} rows={4}>
      {(request) => <Parts request={request} />}
    </Loaded>
  )
}

function Parts({ request }: { readonly request: DataOf<typeof one> }) {
  const t = useWords()
  const language = useLanguage()
  const { line } = useQuarantineText()
  const [ending, setEnding] = useState(false)
  const keeps = mayEnter(useSession(), 'quarantine')
  const paid = usePaid(request)
  const { cause, order_number: order, reason, agreed_to: agreed, to } = request
  const facts: [string, string][] = [
    [t('quarantine.when'), line(request)],
    ...(agreed !== to ? [[t('quarantine.agreedTo'), dayText(agreed, language)] as [string, string]] : []),
    ...(paid ? [[t('quarantine.pay'), paid] as [string, string]] : []),
    ...(cause ? [[t('quarantine.cause'), t(`quarantine.cause.${cause}`)] as [string, string]] : []),
    ...(order ? [[t('quarantine.orderNumber'), order] as [string, string]] : []),
    ...(reason ? [[t('quarantine.note'), reason] as [string, string]] : []),
  ]
  return (
    <>
      <Facts facts={facts} />
      {request.attachments.map(({ id, name }) => (
        <Anchor
          key={id}
          component="button"
          type="button"
          w="fit-content"
          onClick={() => void download(attachment, { params: { id } })}
        >
          <IconPaperclip size={14} aria-hidden /> {name}
        </Anchor>
      ))}
      {keeps && (request.status === 'approved' || request.status === 'completed') && (
        <Button variant="default" w="fit-content" onClick={() => setEnding(true)}>
          {t('quarantine.end')}
        </Button>
      )}
      {ending && <EndDialog of={request} onClose={() => setEnding(false)} />}
    </>
  )
}

/** In words; for whoever keeps leave also which type it is taken as. */
function usePaid({ treatment, leave_type_id }: DataOf<typeof one>): string {
  const t = useWords()
  const language = useLanguage()
  const keepsLeave = mayEnter(useSession(), 'leave')
  const all = useCall(types, {}, { enabled: keepsLeave && leave_type_id !== null }).data ?? []
  const type = all.find(({ id }) => id === leave_type_id)
  if (treatment !== 'leave' || !type) return t(`quarantine.pay.${treatment}`)
  return t('quarantine.pay.leaveOf', { name: language === 'en' ? type.name : type.name_zh })
}
