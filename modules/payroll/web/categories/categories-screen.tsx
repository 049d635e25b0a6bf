/** Earning categories on a page of their own. */
import { Page } from '#design/page.tsx'
import { useWords } from '../words.ts'
import { useCategoryList } from './category-list.tsx'

export function CategoriesScreen() {
  const t = useWords()
  const { actions, list } = useCategoryList()
  return (
    <Page full title={t('payroll.categories')} crumb={t('payroll.title')} actions={actions}>
      {list}
    </Page>
  )
}
