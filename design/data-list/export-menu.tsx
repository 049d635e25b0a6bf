/** A list that the server writes into a file: in which form. */
import { Menu } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react'
import { LazyMenu } from '../lazy-menu.tsx'
import { useDesignWords } from '../words.ts'
import type { ListFormat } from './column.ts'
import classes from './data-list.module.css'

export function ExportMenu({ onTake }: { readonly onTake: (format: ListFormat) => void }) {
  const t = useDesignWords()
  return (
    <LazyMenu
      position="bottom-end"
      target={
        <button type="button" className={classes.chip}>
          <IconDownload size={13} aria-hidden />
          {t('design.export')}
        </button>
      }
    >
      {() => (
        <>
          <Menu.Item leftSection={<IconFileSpreadsheet size={16} />} onClick={() => onTake('xlsx')}>
            {t('design.exportXlsx')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileText size={16} />} onClick={() => onTake('csv')}>
            {t('design.exportCsv')}
          </Menu.Item>
        </>
      )}
    </LazyMenu>
  )
}
