/** Which item of form 2316 a type of pay stands in, among those of the same kind of tax. */
import { Stack } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { changeFormItems, formItems } from '../contract/settings.ts'
import { yearForm } from '../contract/year-forms.ts'
import { useWords } from './words.ts'

export function ItemsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const reading = useCall(formItems, {})
  const save = useAct(changeFormItems, { refreshes: [formItems, yearForm] })
  return (
    <Dialog opened onClose={onClose} title={t('payforms.itemsTitle')}>
      <p className="muted">{t('payforms.itemsHint')}</p>
      <Loaded reading={reading} rows={6}>
        {({ types }) => (
          <Stack gap="sm">
            {types.map(({ type, label, box, standard, choices }) => (
              <ChoiceField
                key={type}
                label={label}
                allowDeselect={false}
                value={box}
                disabled={save.isPending}
                onChange={(chosen) => {
                  if (chosen) save.mutate({ body: { boxes: { [type]: chosen === standard ? null : chosen } } })
                }}
                data={choices.map((value) => ({
                  value,
                  label: value === standard ? t('payforms.usual', { box: value }) : value,
                }))}
              />
            ))}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  )
}
