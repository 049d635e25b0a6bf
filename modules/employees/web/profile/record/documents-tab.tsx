import { Anchor } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import { download } from '#platform/http/web/download.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import {
  addDocument,
  changeDocument,
  documentFile,
  documentKinds,
  documents,
  removeDocument,
} from '../../../contract/record/documents.ts'
import classes from '../../employees.module.css'
import { choicesOf, choiceWord } from '../../labels.ts'
import { useWords } from '../../words.ts'
import type { Person } from '../person-head.tsx'
import { EntryList } from './entry-list.tsx'
import { EntryText } from './entry-text.tsx'

const calls = { list: documents, add: addDocument, change: changeDocument, remove: removeDocument }
const FILES = ['.pdf', '.docx', '.xlsx', '.doc', '.xls', '.png', '.jpg', '.jpeg', '.webp']
/** From so many days on it is time to think of the next one. */
const SOON = 30

export default function DocumentsTab({ person }: { readonly person: Person }) {
  const t = useWords()
  const language = useLanguage()
  const runsOut = (days: number): [Tone, string] => {
    if (days < 0) return ['bad', t('employees.document.expired', { count: -days })]
    return days <= SOON ? ['warn', t('employees.document.expiresIn', { count: days })] : ['plain', '']
  }
  return (
    <EntryList
      id={person.id}
      title={t('employees.tab.documents')}
      calls={calls}
      fields={[
        {
          name: 'kind',
          label: t('employees.document.kind'),
          kind: 'choice',
          required: true,
          choices: choicesOf('documentKind', documentKinds),
        },
        { name: 'name', label: t('employees.document.name'), kind: 'text', required: true },
        { name: 'number', label: t('employees.document.number'), kind: 'number' },
        {
          name: 'issued_on',
          label: t('employees.document.issuedOn'),
          kind: 'date',
          hint: t('employees.document.issuedHint'),
        },
        { name: 'expires_on', label: t('employees.document.expiresOn'), kind: 'date' },
        { name: 'remark', label: t('employees.remark'), kind: 'lines' },
      ]}
      files={FILES}
      mayEdit={person.may.edit}
      empty={t('employees.document.none')}
      addWord={t('employees.document.add')}
      name={(row) => row.name}
      shown={(row) => {
        const [tone, left] = row.expires_in === null ? (['plain', ''] as const) : runsOut(row.expires_in)
        return (
          <>
            <EntryText
              title={row.name}
              badges={
                <>
                  <StatusBadge>{choiceWord('documentKind', row.kind)}</StatusBadge>
                  {left && <StatusBadge tone={tone}>{left}</StatusBadge>}
                </>
              }
              lines={[
                [
                  row.number,
                  row.issued_on && t('employees.document.issued', { day: dayText(row.issued_on, language) }),
                  row.expires_on && t('employees.document.expires', { day: dayText(row.expires_on, language) }),
                ],
                [row.remark],
              ]}
            />
            {row.file_name && (
              <Anchor
                component="button"
                type="button"
                size="sm"
                className={classes.file}
                onClick={() => void download(documentFile, { params: { id: person.id, entry: row.id } })}
              >
                <IconPaperclip size={14} aria-hidden />
                {row.file_name}
              </Anchor>
            )}
          </>
        )
      }}
    />
  )
}
