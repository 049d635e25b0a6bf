/** Asks as of which day, or for which days, and runs the report. */
import { Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { subjects } from '../contract/catalogue.ts'
import { run, runs } from '../contract/runs.ts'
import { languages } from '../contract/types.ts'
import type { Template } from './draft.ts'
import { WhenField } from './when-field.tsx'
import { useWords } from './words.ts'

type Props = { readonly report: Template; readonly onClose: () => void }

export function RunDialog({ report, onClose }: Props) {
  const t = useWords()
  const navigate = useNavigate()
  const [when, setWhen] = useState(report.definition.when)
  const [language, setLanguage] = useState<(typeof languages)[number]>(useLanguage())
  const subject = useCall(subjects, {}).data?.find(({ key }) => key === report.subject)
  const act = useAct(run, {
    refreshes: [runs],
    silentWhenDone: true,
    after: ({ data }) => navigate({ to: `/app/reportGenerator/run/${data.id}` }),
  })
  const errors = fieldErrors(act.error)
  return (
    <Dialog opened onClose={onClose} title={t('reports.runOf', { name: report.name })}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          act.mutate({
            body: { template: report.id, language, when },
          })
        }}
      >
        <Stack gap="sm">
          <WhenField
            asks={subject?.asks ?? 'day'}
            value={when}
            error={errors['when.to'] ?? errors['when.from'] ?? errors['when.name']}
            onChange={setWhen}
          />
          <ChoiceField
            label={t('reports.language')}
            allowDeselect={false}
            value={language}
            onChange={(value) => setLanguage(languages.find((one) => one === value) ?? language)}
            data={languages.map((value) => ({ value, label: t(`reports.language.${value}`) }))}
          />
        </Stack>
        <FormFoot working={act.isPending} onCancel={onClose} action={t('reports.run')} />
      </form>
    </Dialog>
  )
}
