/** One person's form beside the list: every box, what is missing, paper. */
import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Facts, Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { download } from '#platform/http/web/download.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { setDelivery, yearForm, yearFormOf } from '../contract/year-forms.ts'
import { deliveries } from '../model/tw/withholding-statement.ts'
import { useBoxText } from './box-text.ts'
import { ReleaseBadge } from './form-columns.tsx'
import type { FormShown, PersonShown } from './shown.ts'
import { useWords } from './words.ts'

type PanelProps = { readonly form: FormShown; readonly person: PersonShown; readonly onClose: () => void }

export function FormPanel({ form, person, onClose }: PanelProps) {
  const t = useWords()
  const boxText = useBoxText(useMe().currency_code ?? '')
  const params = { form: form.form, year: String(form.year), employeeId: person.employee_id }
  const paper = () => void download(yearFormOf, { params, query: { format: 'pdf' } })
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{person.full_name}</h2>
          {form.handed_out && <ReleaseBadge of={person} />}
        </>
      }
      foot={
        <Group>
          <Button variant="default" leftSection={<IconDownload size={16} />} onClick={paper}>
            PDF
          </Button>
        </Group>
      }
    >
      {person.withdrawn && <p className="muted">{t('payforms.withdrawnHint')}</p>}
      {person.differs && <p className="muted">{t('payforms.differsHint')}</p>}
      {person.missing.map(({ field, text }) => (
        <p key={field} className="muted">
          {text}
        </p>
      ))}
      {person.delivery && <DeliveryField person={person} />}
      {groupsOf(form).map(({ title, boxes }) => (
        <Section key={title ?? 'all'} title={title ?? t('payforms.figures')}>
          <Facts facts={boxes.map(({ key, label, kind }) => [label, boxText(kind, person.figures[key])])} />
        </Section>
      ))}
    </Panel>
  )
}

/** Taiwan: filed only, sent as a file, or on paper. */
function DeliveryField({ person }: { readonly person: PersonShown }) {
  const t = useWords()
  const save = useAct(setDelivery, { refreshes: [yearForm] })
  return (
    <ChoiceField
      label={t('payforms.delivery')}
      allowDeselect={false}
      value={person.delivery ?? 'none'}
      disabled={save.isPending}
      onChange={(chosen) => {
        const delivery = deliveries.find((one) => one === chosen)
        if (delivery) save.mutate({ params: { employeeId: person.employee_id }, body: { delivery } })
      }}
      data={deliveries.map((value) => ({ value, label: t(`payforms.delivery.${value}`) }))}
    />
  )
}

type Part = { readonly title: string | null; readonly boxes: FormShown['columns'][number][] }

function groupsOf({ columns }: FormShown): Part[] {
  const groups: Part[] = []
  for (const box of columns) {
    if (box.part !== null || groups.length === 0) groups.push({ title: box.part, boxes: [] })
    groups.at(-1)?.boxes.push(box)
  }
  return groups
}
