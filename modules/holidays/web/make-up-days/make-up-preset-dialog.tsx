import { useQuery } from '@tanstack/react-query'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Loaded } from '#design/states.tsx'
import { call } from '#platform/http/web/client.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { importMakeUpPreset, makeUpDays } from '../../contract/make-up-days.ts'
import { TouchedDays } from '../touched-days.tsx'
import { useWords } from '../words.ts'

type MakeUpPresetDialogProps = { readonly year: string; readonly onClose: () => void }

/** What the government announced for the year, looked at before it is taken. */
export function MakeUpPresetDialog({ year, onClose }: MakeUpPresetDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const wanted = { year: Number(year) }
  const seen = useQuery({
    queryKey: [importMakeUpPreset.id, year],
    queryFn: () => call(importMakeUpPreset, { body: { ...wanted, preview: true } }),
    retry: false,
  })
  const take = useAct(importMakeUpPreset, { refreshes: [makeUpDays], after: onClose })
  return (
    <ConfirmDialog
      title={t('holidays.makeUpPresetTitle')}
      action={t('holidays.presetTake')}
      working={take.isPending}
      onConfirm={() => (seen.data && seen.data.added.length > 0 ? take.mutate({ body: wanted }) : onClose())}
      onClose={onClose}
    >
      <Loaded reading={seen} rows={2}>
        {({ added }) =>
          added.length === 0 ? (
            <p>{t('holidays.presetNothing')}</p>
          ) : (
            <>
              <ul>
                {added.map(({ date, for_date, name }) => (
                  <li key={date}>
                    {name}:{' '}
                    {t('holidays.makeUpFacts', { date: dayText(date, language), for: dayText(for_date, language) })}
                  </li>
                ))}
              </ul>
              <TouchedDays dates={added.flatMap(({ date, for_date }) => [date, for_date])} />
            </>
          )
        }
      </Loaded>
    </ConfirmDialog>
  )
}
