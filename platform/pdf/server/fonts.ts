/**
 * The typefaces of printed pages, brought by npm. Chinese with rare name characters (and everything Latin but the
 * peso sign) is there in any case; a Latin companion and further scripts are used where they are installed, and what
 * no typeface here has, the typesetter takes from the machine.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/database/server/project-root.ts'

const WEIGHTS = ['400Regular', '700Bold'] as const
const REQUIRED = ['NotoSansTC'] as const
const COMPANIONS = ['NotoSans', 'NotoSansArabic', 'NotoSansTamil', 'NotoSansThai'] as const

export function fontFiles(): readonly Buffer[] {
  const paths = [...REQUIRED, ...COMPANIONS].flatMap((name) => WEIGHTS.map((weight) => ({ name, weight })))
  return paths.flatMap(({ name, weight }) => {
    const path = join(projectRoot, 'node_modules/@expo-google-fonts', packageOf(name), weight, `${name}_${weight}.ttf`)
    if (existsSync(path)) return [readFileSync(path)]
    if (REQUIRED.some((required) => required === name)) throw new Error(`The typeface ${path} is missing.`)
    return []
  })
}

/** NotoSansTC -> noto-sans-tc */
const packageOf = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
