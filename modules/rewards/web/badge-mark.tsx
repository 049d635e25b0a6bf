/** A type of recognition by its icon, its colour and its name. */
import { ThemeIcon } from '@mantine/core'
import {
  IconBulb,
  IconFlag,
  IconHeart,
  IconHeartHandshake,
  IconRocket,
  IconShield,
  IconStar,
  IconTrophy,
} from '@tabler/icons-react'
import { useCallback } from 'react'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from './rewards.module.css'

const drawn = {
  star: IconStar,
  flag: IconFlag,
  heart: IconHeart,
  trophy: IconTrophy,
  bulb: IconBulb,
  handshake: IconHeartHandshake,
  rocket: IconRocket,
  shield: IconShield,
} as const

type Mark = { readonly icon: string; readonly colour: string; readonly name: string }

export function BadgeMark({ icon, colour, name }: Mark) {
  const Icon = drawn[icon as keyof typeof drawn] ?? IconStar
  return (
    <span className={classes.badge}>
      <ThemeIcon size="sm" radius="xl" variant="light" color={colour} aria-hidden>
        <Icon size={14} />
      </ThemeIcon>
      {name}
    </span>
  )
}

/** Of two names the reader's; the other where that one is empty. */
export function useNamed(): (name: string | null, chinese: string | null) => string {
  const language = useLanguage()
  return useCallback((name, chinese) => (language === 'zh-Hant' && chinese) || name || chinese || '', [language])
}
