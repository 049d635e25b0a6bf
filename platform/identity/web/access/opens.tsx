/** What the roles that are ticked let somebody do, as they are ticked: what is new beside what they hold, and what goes. */
import { type CompanyRole, isCompanyRole } from '#access/roles.ts'
import { StatusBadge } from '#design/status-badge.tsx'
import { useSession } from '../session-store.ts'
import classes from './access.module.css'
import { type DecidedArea, groupsOf, mayDo } from './may-do.ts'
import { useAccessWords } from './words.ts'

type OpensProps = { readonly roles: readonly string[]; readonly held: readonly string[] }

export function Opens({ roles, held }: OpensProps) {
  const t = useAccessWords()
  const session = useSession()
  const mayNow = among(held.filter(isCompanyRole))
  const mayThen = among(roles.filter(isCompanyRole))
  const groups = groupsOf(session, (area) => mayNow(area) || mayThen(area))
  const count = groups.flatMap(({ areas }) => areas.filter(mayThen)).length
  if (groups.length === 0) return <p className={classes.quiet}>{t('identity.matrix.opensNothing')}</p>
  return (
    <details className={classes.opens}>
      <summary>{t('identity.matrix.opens', { count })}</summary>
      {groups.map(({ id, areas }) => (
        <section key={id}>
          <h3>{t(`identity.matrix.group.${id}`)}</h3>
          <ul>
            {areas.map((area) => (
              <li key={area}>
                {t(`identity.may.${area}`)}
                {!mayNow(area) && <StatusBadge tone="info">{t('identity.matrix.new')}</StatusBadge>}
                {!mayThen(area) && <StatusBadge tone="bad">{t('identity.matrix.gone')}</StatusBadge>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}

const among =
  (roles: readonly CompanyRole[]) =>
  (area: DecidedArea): boolean =>
    roles.some((role) => mayDo(role, area))
