/** What a template asks of whoever writes the letter, one field each. */
import { Textarea } from '@mantine/core'

type AskedFieldsProps = {
  readonly names: readonly string[]
  readonly values: Readonly<Record<string, string>>
  readonly onChange: (values: Readonly<Record<string, string>>) => void
}

export function AskedFields({ names, values, onChange }: AskedFieldsProps) {
  return names.map((name) => (
    <Textarea
      key={name}
      label={name}
      required
      autosize
      minRows={1}
      maxRows={6}
      maxLength={5_000}
      value={values[name] ?? ''}
      onChange={(event) => onChange({ ...values, [name]: event.currentTarget.value })}
    />
  ))
}
