/** From how many points each grade is, and what is expected. */
import { SimpleTable } from '#design/simple-table.tsx'
import type { Grade } from '../model/result.ts'
import { useWords } from './words.ts'

export function ReadMarks({ grades }: { readonly grades: readonly Grade[] }) {
  const t = useWords()
  return (
    <SimpleTable
      label={t('performance.grades')}
      rows={grades}
      rowId={({ grade }) => grade}
      columns={[
        { id: 'grade', header: t('performance.grade'), cell: ({ grade }) => grade },
        { id: 'from', header: t('performance.fromPoints'), number: true, cell: ({ from }) => from },
        {
          id: 'expectation',
          header: t('performance.expectation'),
          cell: ({ expectation }) => t(`performance.expectation.${expectation}`),
        },
      ]}
    />
  )
}
