/** What other modules may show of forms. */
export { OwnForms } from './own-forms.tsx'
