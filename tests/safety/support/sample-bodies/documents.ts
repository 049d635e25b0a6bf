import type { Bodies } from './ids.ts'

const words = { name: 'Note', language: 'en', title_en: 'Note', text_en: 'As we agreed.' }

export const documents: Bodies = {
  'documents.addTemplate': () => ({ ...words, name: 'Another note', audience: 'employee' }),
  'documents.changeTemplate': () => ({ is_active: 0 }),
  'documents.preview': ({ employee, letterTemplate }) => ({ template_id: letterTemplate, employee_id: employee }),
  'documents.draft': ({ employee, letterTemplate }) => ({
    ...words,
    employee_id: employee,
    template_id: letterTemplate,
  }),
  'documents.changeLetter': () => ({ due_on: '2027-01-31' }),
  'documents.send': ({ letter }) => ({ ids: [letter] }),
  'documents.remind': ({ letter }) => ({ ids: [letter] }),
  'documents.withdraw': () => ({ reason: 'Wrong day' }),
  'documents.draftToOthers': ({ employee }) => ({ ...words, employee_id: employee, recipient_name: 'A bank' }),
  'documents.changeToOthers': () => ({ recipient_name: 'Another bank' }),
  'documents.issue': () => ({ confirm: 1 }),
  'documents.withdrawToOthers': () => ({ reason: 'Wrong day' }),
  'documents.refuseRequest': () => ({ reason: 'Not yet' }),
  'documents.answerOwn': () => ({ decision: 'decline', reason: 'Not as agreed' }),
  'documents.ask': ({ letterTemplate }) => ({ template_id: letterTemplate, recipient_name: 'A bank', language: 'en' }),
}
