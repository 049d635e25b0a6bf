/** On one's own profile: what the company keeps of one in its own fields, where it shows them. */
import { Facts, Section } from '#design/page.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { ownValues } from '../contract/values.ts'
import { useShown } from './shown.ts'
import { useWords } from './words.ts'

export function OwnValues() {
  const t = useWords()
  const { nameOf, textOf } = useShown()
  const { data: values = [] } = useCall(ownValues, {})
  if (values.length === 0) return null
  return (
    <Section title={t('customFields.part')}>
      <Facts facts={values.map((one) => [nameOf(one), textOf(one)])} />
    </Section>
  )
}
