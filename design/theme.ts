/** The one look: a quiet green accent, neutral greys that keep their contrast, 13 px text, tabular figures. */
import { createTheme, type MantineColorsTuple, type MantineTheme } from '@mantine/core'
import type { KeyboardEvent } from 'react'

const kerja: MantineColorsTuple = [
  '#eff8f5',
  '#e2f3ee',
  '#bfe2d7',
  '#8fcbb9',
  '#58b097',
  '#2e947a',
  '#16806a',
  '#0b6e5b',
  '#085c4c',
  '#06483c',
]
const gray: MantineColorsTuple = [
  '#f8f9fa',
  '#f3f5f6',
  '#e9ecef',
  '#dfe3e7',
  '#c9d0d6',
  '#a3adb6',
  '#6b7682',
  '#525d69',
  '#3b444e',
  '#1f262d',
]
const dark: MantineColorsTuple = [
  '#dfe5ea',
  '#bcc6ce',
  '#9aa7b1',
  '#6b7883',
  '#3d4852',
  '#2d363f',
  '#242c34',
  '#1b2228',
  '#151b20',
  '#0f1418',
]

const red: MantineColorsTuple = [
  '#fdf1f0',
  '#fbe0de',
  '#f4bfbb',
  '#ec9891',
  '#e0685f',
  '#d44a40',
  '#c2362d',
  '#b3261e',
  '#941f18',
  '#771812',
]

/** Enter at an open list is meant for it: where nothing is found yet it must not send the form with what was chosen before. */
const enterChooses = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === 'Enter' && event.currentTarget.getAttribute('aria-expanded') === 'true') event.preventDefault()
}

export const theme = createTheme({
  primaryColor: 'kerja',
  primaryShade: { light: 7, dark: 6 },
  colors: { kerja, gray, dark, red },
  fontFamily:
    '"Inter Variable", "PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC", "Noto Sans TC", system-ui, sans-serif',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '16px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  defaultRadius: 'md',
  headings: { fontWeight: '650', sizes: { h1: { fontSize: '1.25rem', lineHeight: '1.35' } } },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // Scroll locking writes a style element into the page, which the content policy refuses; see global.css.
    Modal: { defaultProps: { lockScroll: false, centered: true, radius: 'lg' } },
    Drawer: { defaultProps: { lockScroll: false } },
    Button: { defaultProps: { size: 'sm' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    TextInput: { defaultProps: { size: 'sm' } },
    // A dialog that begins at a list, of people or of roles, would hide the rest of itself under it.
    Select: {
      defaultProps: {
        size: 'sm',
        checkIconPosition: 'right',
        comboboxProps: { shadow: 'md' },
        openOnFocus: false,
        onKeyDown: enterChooses,
      },
    },
    // Placed on the screen and not on the page: a list that is measured anew as it opens would widen a phone's page, which
    // moves the list, and so on without end.
    Popover: { defaultProps: { floatingStrategy: 'fixed' } },
    MultiSelect: { defaultProps: { openOnFocus: false, onKeyDown: enterChooses } },
    Tooltip: { defaultProps: { openDelay: 350, withArrow: true } },
    Menu: { defaultProps: { shadow: 'md', position: 'bottom-end', withInitialFocusPlaceholder: false } },
    Text: { defaultProps: { size: 'sm' } },
    Anchor: { defaultProps: { underline: 'always', inherit: true } },
    Portal: { defaultProps: { target: '#overlays' } },
  },
})

/** Variables of our own and Mantine's where its own would be too faint to read. */
export function variables(_theme: MantineTheme) {
  return {
    variables: {},
    light: {
      '--mantine-color-body': '#ffffff',
      '--mantine-color-text': '#1c2228',
      '--mantine-color-dimmed': '#55606c',
      '--mantine-color-placeholder': '#66717d',
      '--mantine-color-error': '#b3261e',
      '--mantine-color-anchor': '#0b6e5b',
      '--kerja-canvas': '#f6f7f9',
      '--kerja-rail': '#fbfbfc',
      '--kerja-line': '#e4e7eb',
      '--kerja-hover': '#f3f6f7',
      '--kerja-chosen': '#e2f3ee',
      '--kerja-row': '#f0f8f5',
      '--kerja-accent': '#0b6e5b',
      '--kerja-good': '#17693a',
      '--kerja-good-soft': '#e3f4e8',
      '--kerja-warn': '#8a4b00',
      '--kerja-warn-soft': '#fdf0d7',
      '--kerja-bad': '#a81f18',
      '--kerja-bad-soft': '#fce8e6',
      '--kerja-info': '#1f4fb0',
      '--kerja-info-soft': '#e6eefc',
      '--kerja-plain': '#47525e',
      '--kerja-plain-soft': '#eceff2',
      '--kerja-bar': '#1f2429',
    },
    dark: {
      '--mantine-color-body': '#1b2228',
      '--mantine-color-text': '#e2e8ec',
      '--mantine-color-dimmed': '#a4b0ba',
      '--mantine-color-placeholder': '#98a5b0',
      '--mantine-color-error': '#ff9a90',
      '--mantine-color-anchor': '#6cc7ae',
      '--kerja-canvas': '#12171b',
      '--kerja-rail': '#151b20',
      '--kerja-line': '#2d363f',
      '--kerja-hover': '#222a31',
      '--kerja-chosen': '#123a32',
      '--kerja-row': '#17302b',
      '--kerja-accent': '#6cc7ae',
      '--kerja-good': '#7fd39b',
      '--kerja-good-soft': '#17331f',
      '--kerja-warn': '#f2c078',
      '--kerja-warn-soft': '#3a2b12',
      '--kerja-bad': '#ff9f97',
      '--kerja-bad-soft': '#431d1b',
      '--kerja-info': '#9dbdff',
      '--kerja-info-soft': '#1b2a47',
      '--kerja-plain': '#b9c4cd',
      '--kerja-plain-soft': '#2b343c',
      '--kerja-bar': '#2d363f',
    },
  }
}
