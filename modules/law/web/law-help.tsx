/** How a case is worked here, behind a button and `?`: there is no navigation on this page that would tell it. */
import { Button, List } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { StandingKey } from './outcome/standing-key.tsx'
import { useWords } from './words.ts'

const STEPS = ['choose', 'fill', 'read', 'why', 'share'] as const

export function LawHelp() {
  const t = useWords()
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return
      event.preventDefault()
      setOpened(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Button variant="subtle" color="gray" leftSection={<IconHelpCircle size={16} />} onClick={() => setOpened(true)}>
        {t('law.help')}
      </Button>
      {opened && (
        <Dialog opened onClose={() => setOpened(false)} title={t('law.helpTitle')} size="lg">
          <List type="ordered" spacing="xs" mb="md">
            {STEPS.map((step) => (
              <List.Item key={step}>{t(`law.help.${step}`)}</List.Item>
            ))}
          </List>
          <StandingKey />
        </Dialog>
      )}
    </>
  )
}
