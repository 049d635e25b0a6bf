/** One file, chosen by a press: with its sign and what a press does, so that nobody tries to type into it. */
import { FileInput, type FileInputProps } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useDesignWords } from '../words.ts'

export function FileField(props: FileInputProps) {
  const t = useDesignWords()
  return (
    <FileInput
      leftSection={<IconUpload size={16} aria-hidden />}
      placeholder={t('design.chooseFile')}
      clearable={!props.required}
      {...props}
    />
  )
}
