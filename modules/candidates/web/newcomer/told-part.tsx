/** What a newcomer told, beside their card: taken along with the record, and afterwards in what it differs. */
import { Button } from '@mantine/core'
import { Facts, Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { fieldWord } from '#modules/employees/web/public.tsx'
import { download } from '#platform/http/web/download.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { fileOfNewcomer, newcomerOf, takeNewcomer } from '../../contract/newcomer.ts'
import type { CandidateWhole } from '../candidate.ts'
import { useWords } from '../words.ts'
import { Papers } from './papers.tsx'

const JOINING = ['accepted', 'orientation', 'migrated']

export const ToldPart = ({ of }: { readonly of: CandidateWhole }) =>
  JOINING.includes(of.status) ? <Told of={of} /> : null

function Told({ of }: { readonly of: CandidateWhole }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const found = useCall(newcomerOf, { params: { id: of.id } }).data
  const take = useAct(takeNewcomer, { refreshes: [newcomerOf] })
  if (!found) return null
  const { told_at, taken_at, employee_id, differences, open_until } = found
  const nameOf = (field: string) =>
    field.startsWith('family.') ? field.slice('family.'.length) : fieldWord(field.replace(/^statutory\./, ''))
  return (
    <Section
      title={t('candidates.told')}
      actions={
        (differences.length > 0 || (employee_id !== null && found.files.some(({ taken_at: at }) => at === null))) && (
          <Button loading={take.isPending} onClick={() => take.mutate({ params: { id: of.id } })}>
            {t('candidates.takeTold')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [t('candidates.toldAt'), told_at ? momentText(told_at, language, zone) : t('candidates.toldNothing')],
          [t('candidates.openUntil'), dayText(open_until, language)],
          ...(taken_at ? ([[t('candidates.takenAt'), momentText(taken_at, language, zone)]] as const) : []),
        ]}
      />
      {told_at && employee_id === null && <p className="muted">{t('candidates.goesAlong')}</p>}
      {told_at && employee_id !== null && differences.length === 0 && <p>{t('candidates.sameAsRecord')}</p>}
      <Papers files={found.files} onLoad={(entry) => void download(fileOfNewcomer, { params: { id: of.id, entry } })} />
      {differences.length > 0 && (
        <SimpleTable
          label={t('candidates.told')}
          rows={differences}
          rowId={({ field }) => field}
          columns={[
            { id: 'field', header: t('candidates.field'), cell: ({ field }) => nameOf(field) },
            { id: 'record', header: t('candidates.inRecord'), cell: ({ record }) => record },
            { id: 'told', header: t('candidates.asTold'), cell: ({ told }) => told },
          ]}
        />
      )}
    </Section>
  )
}
