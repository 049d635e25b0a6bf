import { philippines } from '#statutory/ph/law.ts'
import examples from '../../model/examples/ph.json'

export const book = { law: philippines, examples }
