/** The command palette: people, screens and actions under one field. */
import { Modal, TextInput } from '@mantine/core'
import { IconArrowRight, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { PersonMark } from '#design/person-mark.tsx'
import { useReturnFocus } from '#design/unsaved/return-focus.ts'
import { useDesignWords } from '#design/words.ts'
import type { SignedIn } from '#platform/identity/web/session-store.ts'
import { useWords } from '../words.ts'
import classes from './palette.module.css'
import { type Found, useFound } from './palette-found.ts'

type PaletteProps = {
  readonly opened: boolean
  readonly session: SignedIn
  readonly onClose: () => void
  readonly onGo: (to: string) => void
}

export function Palette({ opened, session, onClose, onGo }: PaletteProps) {
  const t = useWords()
  const d = useDesignWords()
  const [sought, setSought] = useState('')
  const [at, setAt] = useState(0)
  const [hasty, setHasty] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useReturnFocus(opened)
  const { groups, looking } = useFound(session, sought.trim().toLowerCase(), onGo)
  const all = groups.flatMap(([, found]) => found)
  const chosen = all[Math.min(at, all.length - 1)]
  const close = () => {
    setSought('')
    setAt(0)
    setHasty(false)
    onClose()
  }
  const run = (found: Found) => {
    close()
    found.run()
  }
  // Enter came before the answer: the first of what is found then is meant.
  useEffect(() => {
    if (!hasty || looking) return
    if (chosen) run(chosen)
    else setHasty(false)
  })
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') close()
    if (event.key === 'Enter' && looking && at === 0) setHasty(true)
    else if (event.key === 'Enter' && chosen) run(chosen)
    if (step === 0) return
    event.preventDefault()
    setHasty(false)
    setAt((Math.min(at, all.length - 1) + step + all.length) % Math.max(all.length, 1))
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      withCloseButton={false}
      padding={0}
      yOffset="12vh"
      centered={false}
      size={560}
      attributes={{ content: { 'aria-label': t('shell.palette') } }}
    >
      <TextInput
        data-autofocus
        // Escape is of the field alone: a dialog below would close with it.
        data-mantine-stop-propagation="true"
        size="md"
        variant="unstyled"
        className={classes.field}
        leftSection={<IconSearch size={17} aria-hidden />}
        placeholder={t('shell.paletteHint')}
        aria-label={t('shell.palette')}
        role="combobox"
        aria-expanded
        aria-controls="palette-found"
        aria-activedescendant={chosen?.id}
        value={sought}
        onChange={(event) => {
          setSought(event.currentTarget.value)
          setAt(0)
          setHasty(false)
        }}
        onKeyDown={onKey}
      />
      <div id="palette-found" role="listbox" aria-label={t('shell.palette')} className={classes.found} ref={list}>
        {groups.map(([title, found]) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
          <div key={title} role="group" aria-label={title}>
            <div className={classes.title} aria-hidden>
              {title}
            </div>
            {found.map((one) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above holds the keyboard
              <div
                key={one.id}
                id={one.id}
                role="option"
                tabIndex={-1}
                aria-selected={one === chosen}
                className={classes.option}
                onClick={() => run(one)}
              >
                {one.about === undefined ? <IconArrowRight size={15} aria-hidden /> : <PersonMark name={one.name} />}
                <span>{one.name}</span>
                {one.about && <span className="muted">{one.about}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {all.length === 0 && <div className={classes.nothing}>{looking ? d('design.looking') : t('shell.nothing')}</div>}
    </Modal>
  )
}
