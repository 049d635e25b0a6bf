/** The chart as it is folded now, as a picture or on paper. */
import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { download } from '#platform/http/web/download.ts'
import { exportPdf } from '../contract.ts'
import { drawingOf } from '../model/layout.ts'
import { svgOf } from '../model/svg.ts'
import type { PersonChart } from './person-node.ts'
import { saveBlob, savePng } from './save-picture.ts'
import { useWords } from './words.ts'

const NAME = 'organisation-chart'

export function ExportMenu({ whole, folded }: { readonly whole: PersonChart; readonly folded: ReadonlySet<string> }) {
  const t = useWords()
  const picture = () => svgOf(drawingOf(whole.roots, folded), t('chart.title'))
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} />}>
          {t('chart.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void savePng(picture(), `${NAME}.png`)}>{t('chart.png')}</Menu.Item>
        <Menu.Item onClick={() => saveBlob(new Blob([picture().text], { type: 'image/svg+xml' }), `${NAME}.svg`)}>
          {t('chart.svg')}
        </Menu.Item>
        <Menu.Item onClick={() => void download(exportPdf, { body: { folded: [...folded] } })}>
          {t('chart.pdf')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
