/** What others' screens take from here. */
export { OwnValues } from './own-values.tsx'
export { PersonValues } from './person-values.tsx'
