/** The kit with the theme, and the names of its own small buttons in the language of the moment. */
import { MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { withFieldError } from '#design/fields/field-error.tsx'
import { theme } from '#design/theme.ts'
import { useDesignWords } from '#design/words.ts'

/** The server's word for style sheets that the kit makes; without it the browser takes none (docs/decisions/0016). */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ''
// Where the kit's own dialogs look for it.
Object.assign(globalThis, { __webpack_nonce__: nonce })

const complains = { defaultProps: { inputContainer: withFieldError } }

export function Themed({ children }: { readonly children: ReactNode }) {
  const t = useDesignWords()
  const spoken = useMemo(() => {
    const closes = { defaultProps: { closeButtonProps: { 'aria-label': t('design.close') } } }
    return mergeThemeOverrides(theme, {
      components: { Modal: closes, Drawer: closes, Notification: closes, InputWrapper: complains },
    })
  }, [t])
  return (
    <MantineProvider
      theme={spoken}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  )
}
