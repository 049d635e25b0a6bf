/** The keys that hold everywhere, those of lists, and where more is to be read. */
import { Anchor, Modal } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useDesignWords } from '#design/words.ts'
import type { SignedIn } from '#platform/identity/web/session-store.ts'
import { say } from '#platform/words/web/words.ts'
import { screens } from '../compose.ts'
import { mayOpen, wordOf } from '../navigation.ts'
import { useWords } from '../words.ts'
import classes from './help.module.css'
import { CONTROL } from './keys.ts'

const LAW = '/law'
const GUIDE = '/app/documentation'

export function HelpDialog({ session, onClose }: { readonly session: SignedIn; readonly onClose: () => void }) {
  const t = useWords()
  const d = useDesignWords()
  const read = [GUIDE, LAW].filter((path) => screens.some((screen) => screen.path === path && mayOpen(screen, session)))
  return (
    <Modal opened onClose={onClose} title={t('shell.help')}>
      <div className={classes.help}>
        <Keys
          title={t('shell.helpKeys')}
          keys={[
            [`${CONTROL} K`, t('shell.helpFind')],
            [`${CONTROL} Z`, t('shell.helpUndo')],
          ]}
        />
        <Keys
          title={t('shell.helpInLists')}
          keys={[
            ['/', d('design.keySearch')],
            ['J K', d('design.keyMove')],
            ['Enter', d('design.keyOpen')],
            ['X', d('design.keySelect')],
            ['Esc', d('design.keyClose')],
            ['?', d('design.keyAll')],
          ]}
        />
        <section>
          <h3>{t('shell.helpRead')}</h3>
          {read.map((path) => (
            <div key={path}>
              <Anchor component={Link} to={path} onClick={onClose}>
                {say(wordOf(path))}
              </Anchor>
            </div>
          ))}
          {session.type !== 'ops' && <p className="muted">{t('shell.helpAccess')}</p>}
        </section>
      </div>
    </Modal>
  )
}

function Keys({ title, keys }: { readonly title: string; readonly keys: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              {key.split(' ').map((one) => (
                <kbd key={one} className="kbd">
                  {one}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
