/** The handbook's categories: put in order, renamed, added, and removed where nothing is in them. */
import { ActionIcon, Button, Group, Stack, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { articles } from '../../contract/articles.ts'
import { addCategory, categories, changeCategory, orderCategories, removeCategory } from '../../contract/categories.ts'
import { useWords } from '../words.ts'
import { type Category, nameIn } from './article.ts'

type ListProps = { readonly chapters: readonly Category[]; readonly onClose: () => void }

export function CategoriesDialog({ chapters, onClose }: ListProps) {
  const t = useWords()
  const language = useLanguage()
  const [editing, setEditing] = useState<{ readonly row: Category | undefined }>()
  const refreshes = [categories, articles]
  const order = useAct(orderCategories, { refreshes, silentWhenDone: true })
  const remove = useAct(removeCategory, { refreshes })
  const move = (of: Category, by: -1 | 1) => {
    const ids = chapters.map(({ id }) => id)
    const at = ids.indexOf(of.id)
    const rest = ids.filter((id) => id !== of.id)
    rest.splice(at + by, 0, of.id)
    order.mutate({ body: { ids: rest } })
  }
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('documentation.categories')}>
      <Stack gap="xs">
        {chapters.map((one, at) => {
          const name = nameIn(language, one)
          return (
            <Group key={one.id} justify="space-between" wrap="nowrap">
              <span>
                {name} <span className="muted">{t('documentation.articles', { count: one.articles })}</span>
              </span>
              <Group gap={4} wrap="nowrap">
                {at > 0 && (
                  <ActionIcon aria-label={t('documentation.moveNamedUp', { name })} onClick={() => move(one, -1)}>
                    <IconArrowUp size={16} />
                  </ActionIcon>
                )}
                {at < chapters.length - 1 && (
                  <ActionIcon aria-label={t('documentation.moveNamedDown', { name })} onClick={() => move(one, 1)}>
                    <IconArrowDown size={16} />
                  </ActionIcon>
                )}
                <ActionIcon aria-label={t('documentation.rename', { name })} onClick={() => setEditing({ row: one })}>
                  <IconPencil size={16} />
                </ActionIcon>
                {!one.is_claims && one.articles === 0 && (
                  <ActionIcon
                    aria-label={t('documentation.removeNamed', { name })}
                    onClick={() => remove.mutate({ params: { id: one.id } })}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                )}
              </Group>
            </Group>
          )
        })}
        <div>
          <Button variant="default" onClick={() => setEditing({ row: undefined })}>
            {t('documentation.addCategory')}
          </Button>
        </div>
      </Stack>
      {editing && <CategoryDialog now={editing.row} onClose={() => setEditing(undefined)} />}
    </Dialog>
  )
}

type OneProps = { readonly now: Category | undefined; readonly onClose: () => void }

function CategoryDialog({ now, onClose }: OneProps) {
  const t = useWords()
  const record = useRecordForm({
    now,
    add: addCategory,
    change: changeCategory,
    values: { name: now?.name ?? '', name_zh: now?.name_zh ?? '' },
    body: ({ name, name_zh }) => ({ name, name_zh: name_zh || null }),
    refreshes: [categories],
    after: onClose,
  })
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      title={t(now ? 'documentation.renameTitle' : 'documentation.addCategory')}
    >
      <TextInput
        label={t('documentation.categoryName')}
        required
        maxLength={255}
        data-autofocus
        {...record.form.getInputProps('name')}
      />
      <TextInput
        label={t('documentation.categoryNameZh')}
        maxLength={255}
        lang="zh-Hant"
        {...record.form.getInputProps('name_zh')}
      />
    </RecordDialog>
  )
}
