/** Pay templates on a page of their own. */
import { Page } from '#design/page.tsx'
import { useWords } from '../words.ts'
import { useTemplateList } from './template-list.tsx'

export function TemplatesScreen() {
  const t = useWords()
  const { actions, list } = useTemplateList()
  return (
    <Page full title={t('payroll.templates')} crumb={t('payroll.title')} actions={actions}>
      {list}
    </Page>
  )
}
