/** The kit with the theme, and the names of its own small buttons in the language of the moment. */
import { MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { theme } from '#design/theme.ts'
import { useDesignWords } from '#design/words.ts'
import { useLanguage } from '#platform/words/web/words.ts'

export function Themed({ children }: { readonly children: ReactNode }) {
  const t = useDesignWords()
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language
  const spoken = useMemo(() => {
    const closes = { defaultProps: { closeButtonProps: { 'aria-label': t('design.close') } } }
    return mergeThemeOverrides(theme, { components: { Modal: closes, Drawer: closes, Notification: closes } })
  }, [language, t])
  return (
    <MantineProvider theme={spoken} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  )
}
