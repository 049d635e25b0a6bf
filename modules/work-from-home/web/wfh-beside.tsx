/** What one has to know to decide: the days and what each counts, the place, who else is at home, who was there. */
import { Anchor } from '@mantine/core'
import { IconFileTypePdf, IconPaperclip } from '@tabler/icons-react'
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, momentText } from '#platform/words/format.ts'
import { colon, metresText, useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { attachment } from '../contract/papers.ts'
import { letter, one } from '../contract/wfh.ts'
import { useWfhText } from './wfh-text.ts'
import { useWords } from './words.ts'

export const WfhBeside = ({ request }: { readonly request: { readonly id: string } }) => <WfhFacts id={request.id} />

const MOST = 10

export function WfhFacts({ id }: { readonly id: string }) {
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
  const { timezone_key: zone } = useMe()
  const text = useWfhText()
  const { days, others, here, place, reason, answer_by: answerBy } = request
  const first = days
    .slice(0, MOST)
    .map(({ date, counts }) => `${weekDayText(date, language)}${colon()}${text.days(counts)}`)
  const more = days.length > MOST ? [t('wfh.moreDays', { count: days.length - MOST })] : []
  const facts: [string, string][] = [
    [t('wfh.when'), text.line(request)],
    [t('wfh.eachDay'), [...first, ...more].join(t('wfh.comma'))],
    [t('wfh.place'), [place.name, place.address].filter(Boolean).join(t('wfh.comma'))],
    ...(answerBy ? [[t('wfh.answerBy'), dayText(answerBy, language)] as [string, string]] : []),
    [
      t('wfh.others'),
      others.length === 0 ? t('wfh.nobody') : others.map(({ full_name }) => full_name).join(t('wfh.comma')),
    ],
    ...here.map((check): [string, string] => [
      t('wfh.wasThere', { at: momentText(check.at, language, zone) }),
      t(check.within_range ? 'wfh.within' : 'wfh.outside', { distance: metresText(check.distance_km * METRES) }),
    ]),
    ...(reason ? [[t('wfh.reason'), reason] as [string, string]] : []),
  ]
  const isAnswered = answerBy !== null && (request.status === 'approved' || request.status === 'rejected')
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
      {isAnswered && (
        <Anchor component="button" type="button" onClick={() => void download(letter, { params: { id: request.id } })}>
          <IconFileTypePdf size={14} aria-hidden /> {t('wfh.letter')}
        </Anchor>
      )}
    </>
  )
}

const METRES = 1000
