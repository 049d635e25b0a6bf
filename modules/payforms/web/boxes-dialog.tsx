/** Which box of form EA a type of pay stands in: the usual one, or what the company reads. */
import { Stack } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { changeFormBoxes, formBoxes } from '../contract/settings.ts'
import { yearForm } from '../contract/year-forms.ts'
import { useWords } from './words.ts'

export function BoxesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const reading = useCall(formBoxes, {})
  const save = useAct(changeFormBoxes, { refreshes: [formBoxes, yearForm] })
  const nameOf = (box: string) => (box === 'none' ? t('payforms.noBox') : box)
  return (
    <Dialog opened onClose={onClose} title={t('payforms.boxesTitle')}>
      <p className="muted">{t('payforms.boxesHint')}</p>
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
                  const found = choices.find((one) => one === chosen)
                  if (found) save.mutate({ body: { boxes: { [type]: found === standard ? null : found } } })
                }}
                data={choices.map((value) => ({
                  value,
                  label: value === standard ? t('payforms.usual', { box: nameOf(value) }) : nameOf(value),
                }))}
              />
            ))}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  )
}
