/** On a profile: what the person has of the company's. Nothing where they never had anything. */
import { Link } from '@tanstack/react-router'
import { mayEnter } from '#access/enter.ts'
import { SimpleTable } from '#design/simple-table.tsx'
import { PartHead } from '#modules/employees/web/public.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { dayText, momentDayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { equipmentOfPerson } from '../contract/held.ts'
import { useWords } from './words.ts'

export function PersonEquipment({ employeeId }: { readonly employeeId: string }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const mayKeep = mayEnter(useSession(), 'equipment')
  const { data: rows = [] } = useCall(equipmentOfPerson, { params: { id: employeeId } })
  if (rows.length === 0) return null
  const day = (text: string | null) => dayText(text, language)
  return (
    <section>
      <PartHead title={t('equipment.title')} />
      <SimpleTable
        label={t('equipment.title')}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'what',
            header: t('equipment.field.name'),
            cell: ({ asset_no, name, equipment_id }) =>
              mayKeep ? (
                <Link to="/app/equipment" search={{ open: equipment_id } as never}>
                  {`${asset_no} · ${name}`}
                </Link>
              ) : (
                `${asset_no} · ${name}`
              ),
          },
          { id: 'from', header: t('equipment.since'), cell: ({ given_on }) => day(given_on) },
          { id: 'to', header: t('equipment.returnedOn'), cell: ({ returned_on }) => day(returned_on) },
          {
            id: 'confirmed',
            header: t('equipment.confirmed'),
            cell: ({ confirmed_at }) =>
              confirmed_at ? momentDayText(confirmed_at, language, zone) : t('equipment.notConfirmed'),
          },
        ]}
      />
    </section>
  )
}
