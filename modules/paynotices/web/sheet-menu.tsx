/** Taiwan: the bureau's batch sheets, of all that is open or of those chosen. */
import { Button, Group, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { download } from '#platform/http/web/download.ts'
import { noticeFile } from '../contract/notices.ts'
import { type SheetName, sheetNames, sheets } from '../model/tw/sheets.ts'
import type { NoticeShown } from './notice-badge.tsx'
import { useWords } from './words.ts'

const formats = ['csv', 'xls'] as const
const take = (sheet: SheetName, format: 'csv' | 'xls', ids?: string) =>
  void download(noticeFile, { params: { sheet }, query: { format, ...(ids && { ids }) } })

export function SheetMenu() {
  const t = useWords()
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} />}>
          {t('paynotices.sheets')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {sheetNames.map((sheet) => (
          <Menu.Item key={sheet} onClick={() => take(sheet, 'csv')}>
            {t(`paynotices.sheet.${sheet}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Those chosen go into the sheets of their kind. */
export function SheetBar({ chosen }: { readonly chosen: readonly NoticeShown[] }) {
  const t = useWords()
  const [first] = chosen
  const isOne = chosen.every(({ form }) => form === first?.form)
  const ids = chosen.map(({ id }) => id).join(',')
  const fitting = sheetNames.filter((name) => sheets[name].form === first?.form)
  if (!first || !isOne || fitting.length === 0) return <span className="muted">{t('paynotices.oneKind')}</span>
  return (
    <Group gap="xs">
      {fitting.flatMap((sheet) =>
        formats.map((format) => (
          <Button key={`${sheet} ${format}`} size="xs" variant="default" onClick={() => take(sheet, format, ids)}>
            {`${t(`paynotices.sheet.${sheet}`)} (${format})`}
          </Button>
        )),
      )}
    </Group>
  )
}
