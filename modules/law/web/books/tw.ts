import { taiwan } from '#statutory/tw/law.ts'
import examples from '../../model/examples/tw.json'

export const book = { law: taiwan, examples }
