/** What the inbox takes from here. */

export { VacancyBeside } from './vacancies/vacancy-beside.tsx'
