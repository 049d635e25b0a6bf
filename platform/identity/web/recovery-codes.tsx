import { Button, CopyButton, Group, Stack, Text } from '@mantine/core'
import classes from './identity.module.css'
import { useWords } from './words.ts'

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onKept: () => void }

/** Shown once; the button says that they are kept. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useWords()
  return (
    <Stack gap="md">
      <Text fw={600}>{t('identity.recoveryCodes')}</Text>
      <Text c="dimmed">{t('identity.recoveryCodesHint')}</Text>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group grow>
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'identity.copied' : 'identity.copyCodes')}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onKept}>{t('identity.codesKept')}</Button>
      </Group>
    </Stack>
  )
}
