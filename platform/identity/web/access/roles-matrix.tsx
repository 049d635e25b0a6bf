/** What roles may do: a line for each thing, a column for each role; on a phone the roles stand below what they may. */
import { Group, MultiSelect, Text, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { type CompanyRole, companyRoles, isCompanyRole } from '#access/roles.ts'
import { Empty } from '#design/states.tsx'
import { rolesText, roleWord } from '../names.ts'
import { useSession } from '../session-store.ts'
import { type DecidedArea, groupsOf, mayDo } from './may-do.ts'
import classes from './roles-matrix.module.css'
import { useAccessWords } from './words.ts'

export function RolesMatrix() {
  const t = useAccessWords()
  const session = useSession()
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const [chosen, choose] = useState<readonly CompanyRole[]>([])
  const [text, search] = useState('')
  const roles = chosen.length > 0 ? companyRoles.filter((role) => chosen.includes(role)) : companyRoles
  const isFound = (area: DecidedArea) =>
    t(`identity.may.${area}`).toLowerCase().includes(text.trim().toLowerCase()) &&
    (chosen.length === 0 || roles.some((role) => mayDo(role, area)))
  const groups = groupsOf(session, isFound)
  return (
    <>
      <Group align="end" mb="sm">
        <MultiSelect
          className={classes.field}
          label={t('identity.matrix.choose')}
          placeholder={chosen.length === 0 ? t('identity.matrix.all') : undefined}
          data={companyRoles.map((role) => ({ value: role, label: roleWord(role) }))}
          value={[...chosen]}
          onChange={(all) => choose(all.filter(isCompanyRole))}
          clearable
          searchable
        />
        <TextInput
          className={classes.field}
          type="search"
          aria-label={t('identity.matrix.search')}
          placeholder={t('identity.matrix.search')}
          leftSection={<IconSearch size={16} />}
          value={text}
          onChange={({ currentTarget }) => search(currentTarget.value)}
        />
      </Group>
      <Text c="dimmed" size="sm" mb="sm">
        {t('identity.matrix.everybodyElse')}
      </Text>
      {groups.length === 0 && <Empty title={t('identity.matrix.none')} />}
      {groups.length > 0 &&
        (phone ? <Below groups={groups} roles={roles} /> : <Beside groups={groups} roles={roles} />)}
    </>
  )
}

type Shown = { readonly groups: ReturnType<typeof groupsOf>; readonly roles: readonly CompanyRole[] }

function Beside({ groups, roles }: Shown) {
  const t = useAccessWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={t('identity.matrix.matrix')}>
      <table className={classes.table} aria-label={t('identity.matrix.matrix')}>
        <thead>
          <tr>
            <th scope="col">{t('identity.matrix.may')}</th>
            {roles.map((role) => (
              <th key={role} scope="col" className={classes.role}>
                <span>{roleWord(role)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, areas }) => (
          <tbody key={id}>
            <tr className={classes.group}>
              <th scope="rowgroup" colSpan={roles.length + 1}>
                {t(`identity.matrix.group.${id}`)}
              </th>
            </tr>
            {areas.map((area) => (
              <tr key={area}>
                <th scope="row">{t(`identity.may.${area}`)}</th>
                {roles.map((role) => (
                  <td key={role} title={roleWord(role)}>
                    {mayDo(role, area) && <IconCheck size={16} role="img" aria-label={t('identity.matrix.yes')} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function Below({ groups, roles }: Shown) {
  const t = useAccessWords()
  return groups.map(({ id, areas }) => (
    <section key={id} className={classes.below}>
      <h2>{t(`identity.matrix.group.${id}`)}</h2>
      <dl>
        {areas.map((area) => (
          <div key={area}>
            <dt>{t(`identity.may.${area}`)}</dt>
            <dd>{rolesText(roles.filter((role) => mayDo(role, area)))}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
