import { Button, Tooltip } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import classes from '../employees.module.css'
import { useWords } from '../words.ts'

type PartHeadProps = {
  readonly title: string
  readonly action?: string
  readonly onEdit?: (() => void) | undefined
  /** Why nothing can be edited here. */
  readonly closed?: string
}

/** The title of a part of a profile, with the button that opens it for changes. */
export function PartHead({ title, action, onEdit, closed }: PartHeadProps) {
  const t = useWords()
  return (
    <div className={classes.part}>
      <h2>{title}</h2>
      {onEdit && (
        <Tooltip label={closed} disabled={!closed} openDelay={0}>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPencil size={13} />}
            aria-disabled={closed ? true : undefined}
            data-disabled={closed ? true : undefined}
            onClick={closed ? (event) => event.preventDefault() : onEdit}
          >
            {action ?? t('employees.edit')}
          </Button>
        </Tooltip>
      )}
    </div>
  )
}
