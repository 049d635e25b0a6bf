/**
 * Sets pages from a template and its data. The data is a file beside the template, never part of its text, so nothing
 * that people enter is read as markup; the template sees nothing else: no folder, no network, no clock.
 */
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

export type Page = {
  readonly template: string
  readonly data: string
  readonly tagged: boolean
  readonly pictures?: Readonly<Record<string, Uint8Array>> | undefined
}
type Typesetter = {
  /** PDF of one template with these data; tags make it readable aloud, and several times as large. */
  set(page: Page): Uint8Array
}

/** Below it, the typesetter remembers what it set before: worth little between different people, and much memory. */
const REMEMBERED_ROUNDS = 1
/** A folder that does not exist: templates and data live in memory only. */
const NOWHERE = '/kerja-pages'

export function typesetter(templates: Readonly<Record<string, string>>, fonts: readonly Buffer[]): Typesetter {
  const compiler = NodeCompiler.create({ workspace: NOWHERE, fontArgs: [{ fontBlobs: [...fonts] }] })
  for (const [name, text] of Object.entries(templates)) compiler.addSource(`${NOWHERE}/${name}.typ`, text)
  return {
    set({ template, data, tagged, pictures = {} }) {
      if (!Object.hasOwn(templates, template)) throw new Error(`There is no template ${template}.`)
      compiler.mapShadow(`${NOWHERE}/data.json`, Buffer.from(data))
      for (const [name, bytes] of Object.entries(pictures)) compiler.mapShadow(NOWHERE + name, Buffer.from(bytes))
      try {
        const made = compiler.compile({ mainFilePath: `${NOWHERE}/${template}.typ`, resetRead: true })
        if (!made.result) throw new Error(`The template ${template} failed: ${faults(made.takeDiagnostics())}`)
        return compiler.pdf(made.result, { pdfTags: tagged })
      } finally {
        for (const name of Object.keys(pictures)) compiler.unmapShadow(NOWHERE + name)
        compiler.evictCache(REMEMBERED_ROUNDS)
      }
    },
  }
}

function faults(found: { readonly shortDiagnostics: readonly unknown[] } | null): string {
  return JSON.stringify(found?.shortDiagnostics ?? []).slice(0, 2000)
}
