/** Somebody who is asked: by their place above the applicant, by a role, or by name. */
import { ActionIcon, Select } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { companyRoles, isCompanyRole } from '#access/roles.ts'
import { roleWord } from '#platform/identity/web/names.ts'
import { AccountPicker } from '../account-picker.tsx'
import { useWords } from '../words.ts'
import type { Approver } from './chain.ts'
import classes from './chains.module.css'

type ApproverFieldsProps = {
  readonly approver: Approver
  readonly missing: boolean
  readonly onChange: (approver: Approver) => void
  /** Undefined where it is the only one: a step asks somebody. */
  readonly onRemove: (() => void) | undefined
}

const HIGHEST = 5

export function ApproverFields({ approver, missing, onChange, onRemove }: ApproverFieldsProps) {
  const t = useWords()
  const ways = [
    { value: 'manager-1', label: t('approvals.manager') },
    ...Array.from({ length: HIGHEST - 1 }, (_, at) => ({
      value: `manager-${at + 2}`,
      label: t('approvals.managerUp', { up: at + 2 }),
    })),
    { value: 'head_of_department', label: t('approvals.headOfDepartment') },
    { value: 'role', label: t('approvals.byRole') },
    { value: 'person', label: t('approvals.byPerson') },
  ]
  return (
    <div className={classes.approver}>
      <Select
        aria-label={t('approvals.whoDecides')}
        allowDeselect={false}
        maxDropdownHeight={320}
        data={ways}
        value={approver.by === 'manager' ? `manager-${approver.up}` : approver.by}
        onChange={(way) => way && onChange(approverOf(way))}
      />
      {approver.by === 'role' && (
        <Select
          aria-label={t('approvals.byRole')}
          allowDeselect={false}
          searchable
          data={companyRoles.map((role) => ({ value: role, label: roleWord(role) }))}
          value={approver.role}
          onChange={(role) => role && isCompanyRole(role) && onChange({ by: 'role', role })}
        />
      )}
      {approver.by === 'person' && (
        <AccountPicker
          chosen={approver.account_id ? { id: approver.account_id, name: approver.name } : undefined}
          error={missing ? t('approvals.personNeeded') : undefined}
          onChange={({ id, name }) => onChange({ by: 'person', account_id: id, name })}
        />
      )}
      {onRemove && (
        <ActionIcon onClick={onRemove} aria-label={t('approvals.removeApprover')}>
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </div>
  )
}

function approverOf(way: string): Approver {
  if (way === 'head_of_department') return { by: 'head_of_department' }
  if (way === 'role') return { by: 'role', role: 'HR Manager' }
  if (way === 'person') return { by: 'person', account_id: '', name: '' }
  return { by: 'manager', up: Number(way.split('-')[1]) }
}
