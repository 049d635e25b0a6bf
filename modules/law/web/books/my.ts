import { malaysia } from '#statutory/my/law.ts'
import examples from '../../model/examples/my.json'

export const book = { law: malaysia, examples }
