/** A yearly form: form and year stand in the address, everybody with figures, what is missing, what was released. */
import { useListAddress } from '#design/data-list/address.ts'
import { Page } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { yearForms } from '../contract/year-forms.ts'
import type { FormName } from '../model/form.ts'
import { FormBody } from './form-body.tsx'
import type { FormsThere } from './shown.ts'
import { useWords } from './words.ts'

export function FormScreen({ only }: { readonly only?: FormName }) {
  const t = useWords()
  const reading = useCall(yearForms, {})
  return (
    <Page
      full
      title={only ? t(`payforms.title.${only as 'ea' | 'pcb2ii'}`) : t('payforms.title')}
      crumb={t('payforms.crumb')}
    >
      <Loaded reading={reading} rows={8}>
        {(there) => <Chosen there={there} only={only} />}
      </Loaded>
    </Page>
  )
}

function Chosen({ there, only }: { readonly there: FormsThere; readonly only: FormName | undefined }) {
  const t = useWords()
  const address = useListAddress()
  const offered = there.forms.filter(({ form }) => !only || form === only)
  const form = offered.find((one) => one.form === address.filter('form')) ?? offered[0]
  const year = there.years.find((one) => String(one) === address.filter('year')) ?? there.years[0]
  if (!form) return <Empty title={t('payforms.notHere')} />
  if (year === undefined) return <Empty title={t('payforms.noYears')} hint={t('payforms.noYearsHint')} />
  return <FormBody key={`${form.form} ${year}`} there={{ ...there, forms: offered }} form={form} year={year} />
}
