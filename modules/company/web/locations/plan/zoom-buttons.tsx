import { ActionIcon, Group } from '@mantine/core'
import { IconFocus2, IconMinus, IconPlus } from '@tabler/icons-react'
import { useWords } from '../../words.ts'

type ZoomButtonsProps = {
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
  readonly onMiddle: () => void
}

const NEAREST = 1 / 8
const FARTHEST = 64

export function ZoomButtons({ zoom, onZoom, onMiddle }: ZoomButtonsProps) {
  const t = useWords()
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon aria-label={t('company.planNearer')} disabled={zoom <= NEAREST} onClick={() => onZoom(zoom / 2)}>
        <IconPlus size={15} />
      </ActionIcon>
      <ActionIcon aria-label={t('company.planFarther')} disabled={zoom >= FARTHEST} onClick={() => onZoom(zoom * 2)}>
        <IconMinus size={15} />
      </ActionIcon>
      <ActionIcon aria-label={t('company.planMiddle')} onClick={onMiddle}>
        <IconFocus2 size={15} />
      </ActionIcon>
    </Group>
  )
}
