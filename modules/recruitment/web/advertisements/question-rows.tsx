/** What applicants are asked: each question with its kind, and the answers with which nobody is looked at further. */
import { Checkbox, MultiSelect, TagsInput, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { questionKinds } from '../../model/question.ts'
import { newKey } from '../new-key.ts'
import { Row, Rows } from '../vacancies/vacancy-rows.tsx'
import { useWords } from '../words.ts'
import type { AdvertisementValues, QuestionValues } from './advertisement-values.ts'

type FormProps = { readonly form: UseFormReturnType<AdvertisementValues> }

export function QuestionRows({ form }: FormProps) {
  const t = useWords()
  const add = () => form.insertListItem('questions', { ...FRESH, id: newKey() })
  return (
    <Rows title={t('recruitment.questions')} hint={t('recruitment.questionsHint')} onAdd={add}>
      {form.values.questions.map((question, at) => (
        <Row key={question.id} onRemove={() => form.removeListItem('questions', at)}>
          <Question form={form} question={question} path={`questions.${at}`} />
        </Row>
      ))}
    </Rows>
  )
}

const FRESH: QuestionValues = {
  ...{ id: '', text: '', text_zh: '', kind: 'yes_no', choices: [], inChinese: {}, required: false, knockout: [] },
}

type QuestionProps = FormProps & { readonly question: QuestionValues; readonly path: string }

function Question({ form, question, path }: QuestionProps) {
  const t = useWords()
  const { kind, choices, inChinese } = question
  const answers =
    kind === 'yes_no'
      ? (['yes', 'no'] as const).map((value) => ({ value, label: t(`recruitment.answer.${value}`) }))
      : kind === 'choice'
        ? [...new Set(choices)].map((value) => ({ value, label: value }))
        : []
  return (
    <>
      <TextInput label={t('recruitment.question')} maxLength={255} {...form.getInputProps(`${path}.text`)} />
      <TextInput label={t('recruitment.questionZh')} maxLength={255} {...form.getInputProps(`${path}.text_zh`)} />
      <ChoiceField
        label={t('recruitment.kind')}
        allowDeselect={false}
        data={questionKinds.map((value) => ({ value, label: t(`recruitment.kind.${value}`) }))}
        {...form.getInputProps(`${path}.kind`)}
        onChange={(chosen) => {
          form.setFieldValue(`${path}.kind`, chosen)
          form.setFieldValue(`${path}.knockout`, [])
        }}
      />
      {kind === 'choice' && <TagsInput label={t('recruitment.choices')} {...form.getInputProps(`${path}.choices`)} />}
      {kind === 'choice' &&
        [...new Set(choices)].map((choice, at) => (
          <TextInput
            key={choice}
            label={t('recruitment.choiceZh', { choice })}
            maxLength={255}
            value={inChinese[choice] ?? ''}
            onChange={(event) =>
              form.setFieldValue(`${path}.inChinese`, { ...inChinese, [choice]: event.currentTarget.value })
            }
            error={at === 0 ? form.errors[`${path}.choices_zh`] : undefined}
          />
        ))}
      {answers.length > 0 && (
        <MultiSelect label={t('recruitment.knockout')} data={answers} {...form.getInputProps(`${path}.knockout`)} />
      )}
      <Checkbox
        mt={28}
        label={t('recruitment.required')}
        {...form.getInputProps(`${path}.required`, { type: 'checkbox' })}
      />
    </>
  )
}
