/** Which form of which year, and what can be done with all of it. */
import { Button, Group, Menu } from '@mantine/core'
import { IconDownload, IconSend, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { useListAddress } from '#design/data-list/address.ts'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { download } from '#platform/http/web/download.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { releaseForm, yearForm, yearFormFile } from '../contract/year-forms.ts'
import { BoxesDialog } from './boxes-dialog.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { ItemsDialog } from './items-dialog.tsx'
import type { FormsThere } from './shown.ts'
import { useWholePdf } from './whole-pdf.tsx'
import { useWords } from './words.ts'

/** Forms that types of pay are put into by choice. */
const withBoxes: readonly string[] = ['ea', 'cp8d', 'tp3', 'bir2316', 'bir1604c']

type ActionsProps = {
  readonly there: FormsThere
  readonly form: FormsThere['forms'][number]
  readonly year: number
  /** Of how many people the form is. */
  readonly people: number
}

export function FormActions({ there, form, year, people }: ActionsProps) {
  const t = useWords()
  const address = useListAddress()
  const [open, setOpen] = useState<'release' | 'details' | 'boxes'>()
  const close = () => setOpen(undefined)
  const mayRelease = mayEnter(useSession(), 'payroll.approve')
  const params = { form: form.form, year: String(year) }
  const pdf = useWholePdf(params, people)
  const release = useAct(releaseForm, { refreshes: [yearForm], after: close })
  return (
    <>
      <Group gap="sm">
        {there.forms.length > 1 && (
          <ChoiceField
            aria-label={t('payforms.form')}
            allowDeselect={false}
            value={form.form}
            onChange={(chosen) => address.change({ 'f.form': chosen, open: undefined })}
            data={there.forms.map(({ form: value, label }) => ({ value, label }))}
          />
        )}
        <ChoiceField
          aria-label={t('payforms.year')}
          allowDeselect={false}
          value={String(year)}
          onChange={(chosen) => address.change({ 'f.year': chosen })}
          data={there.years.map(String)}
        />
        <Menu>
          <Menu.Target>
            <Button variant="default" leftSection={<IconDownload size={16} />}>
              {t('payforms.download')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => pdf.take()}>{t('payforms.pdf')}</Menu.Item>
            {form.parts.map((part) => (
              <Menu.Item key={part} onClick={() => void download(yearFormFile, { params, query: { part } })}>
                {t('payforms.file', { part })}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Button variant="default" leftSection={<IconSettings size={16} />} onClick={() => setOpen('details')}>
          {t('payforms.details')}
        </Button>
        {withBoxes.includes(form.form) && (
          <Button variant="default" onClick={() => setOpen('boxes')}>
            {t('payforms.boxes')}
          </Button>
        )}
        {form.handed_out && mayRelease && (
          <Button leftSection={<IconSend size={16} />} onClick={() => setOpen('release')}>
            {t('payforms.releaseAll')}
          </Button>
        )}
        {open === 'details' && <DetailsDialog onClose={close} />}
        {open === 'boxes' &&
          (there.forms.some((one) => one.form === 'bir2316') ? (
            <ItemsDialog onClose={close} />
          ) : (
            <BoxesDialog onClose={close} />
          ))}
        {open === 'release' && (
          <ConfirmDialog
            title={t('payforms.releaseTitle', { form: form.label, year })}
            action={t('payforms.release')}
            working={release.isPending}
            onConfirm={() => release.mutate({ params, body: {} })}
            onClose={close}
          >
            {t('payforms.releaseHint')}
          </ConfirmDialog>
        )}
      </Group>
      {pdf.made}
    </>
  )
}
