import type { Scheme } from '#statutory/core/scheme.ts'
import type { Draft } from '../../model/draft.ts'
import { FieldGroup } from './field-group.tsx'
import type { FormAbout } from './form-about.ts'

type CaseFormProps = {
  readonly about: Omit<FormAbout, 'Group'>
  readonly scheme: Scheme
  readonly draft: Draft
  readonly onChange: (changed: Draft) => void
}

/** The form of a scheme; its example shows which keys most cases give. */
export function CaseForm({ about, scheme, draft, onChange }: CaseFormProps) {
  const usual = about.book.examples[scheme.id]?.given ?? {}
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <FieldGroup
        about={{ ...about, Group: FieldGroup }}
        fields={scheme.given}
        draft={draft}
        place=""
        usual={Object.keys(usual)}
        onChange={onChange}
      />
    </form>
  )
}
