/** Version, database and mail of the installation, on the dashboard of operations. */
import { Facts, Section } from '#design/page.tsx'
import { wholeText } from '#platform/words/format.ts'
import type { Overview } from './overview.ts'
import { useWords } from './words.ts'

const MEGABYTE = 1_048_576

/** What runs: version, database, mail. */
export function SystemSection({ found }: { readonly found: Overview }) {
  const t = useWords()
  const { system, mail } = found
  const version = [system.version, system.demonstration && t('operations.demonstration')].filter(Boolean).join(' · ')
  return (
    <Section title={t('operations.system')}>
      <Facts
        facts={[
          [t('operations.version'), version],
          [t('operations.database'), t(`operations.${system.database}`)],
          [
            t('operations.size'),
            t('operations.megabytes', { size: wholeText(Math.trunc(system.database_bytes / MEGABYTE)) }),
          ],
          [t('operations.migration'), system.newest_migration],
          [t('operations.mail'), t(mail.server ? 'operations.mailServer' : 'operations.mailOutbox')],
          ['', t('operations.mailWaiting', { waiting: mail.waiting, failed: mail.failed })],
        ]}
      />
    </Section>
  )
}
