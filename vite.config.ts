// Builds the pages into dist/web: one small kit, every module's screens in chunks of their own, each text file
// also written compressed so that the server only has to hand it out.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { FACE_MODELS, modelFiles } from './modules/attendance/web/clocking/face/models-at.ts'
import { lawData } from './tools/law-data-plugin.mjs'
import { screenFiles } from './tools/screen-files-plugin.mjs'

const OUT = 'dist/web'
const THEME = 'virtual:theme.css'
/** The one list of the product with what draws it. */
const LIST = /[\\/](design[\\/]data-list|@tanstack[\\/](react-table|table-core|react-virtual|virtual-core))[\\/]/
/** What screens share in many small pieces: parts without data of their own, icons, contracts, doors of modules. */
const SMALL_PARTS =
  /[\\/](design[\\/](?!data-list|drop-zone|chart|markdown)|@tabler[\\/]icons-react|platform[\\/](words[\\/]format|http[\\/]web[\\/]download|sheets[\\/]web[\\/]pasted)|kernel[\\/]|modules[\\/]employees[\\/]web[\\/]photo[\\/](person-photo|use-thumbnail))/
/** What goes with the words of people: small files that come wherever those do. */
const PERSON = /[\\/]modules[\\/]employees[\\/]web[\\/](words|labels|standing-badge|employees\.module|requests[\\/]w)/

export default defineConfig({
  publicDir: 'apps/web/public',
  resolve: {
    alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('platform/http/web/no-schemas.ts', import.meta.url)) }],
  },
  plugins: [lawData(), react(), themeVariables(), fontAhead(), screenFiles(), faceModels(), compressed()],
  // Read by the browser sooner than the same as a piece of program.
  json: { stringify: true },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            {
              name: 'router',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-store|store|query-core|react-query)[\\/]/,
              priority: 20,
            },
            // One file for all that every visit needs, and few for what screens share: a request costs more than
            // some bytes that are not needed yet.
            { name: 'start', tags: ['$initial'], priority: 10 },
            { name: 'common', test: SMALL_PARTS, minShareCount: 2, priority: 5 },
            { name: 'list', test: LIST, priority: 4 },
            { name: 'person', test: PERSON, minShareCount: 2, priority: 3 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env.API ?? 'http://127.0.0.1:3000' } },
})

/**
 * Mantine would put its variables into the page as an inline style; written as a style sheet at build time
 * they need no exception in the content security policy.
 */
function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    resolveId: (id) => (id === THEME ? `\0${THEME}` : undefined),
    async load(id) {
      if (id !== `\0${THEME}`) return undefined
      const [kit, own] = await Promise.all([import('@mantine/core'), import('./design/theme.ts')])
      const theme = kit.mergeMantineTheme(kit.DEFAULT_THEME, own.theme)
      const ours = own.variables(theme)
      const standard = kit.defaultCssVariablesResolver(theme)
      return kit.convertCssVariables({
        variables: { ...standard.variables, ...ours.variables },
        dark: { '--mantine-color-scheme': 'dark', ...standard.dark, ...ours.dark },
        light: { '--mantine-color-scheme': 'light', ...standard.light, ...ours.light },
      })
    },
  }
}

/** The page asks for its font at once, and not first when something is laid out: else everything is laid out twice. */
function fontAhead(): Plugin {
  return {
    name: 'font-ahead',
    transformIndexHtml: {
      order: 'post',
      handler(_page, { bundle = {} }) {
        const font = Object.keys(bundle).find((name) => /inter-latin.*\.woff2$/.test(name))
        if (!font) return []
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

/** What finds a face in a picture, out of the package and served by us; the others of its models are not needed. */
function faceModels(): Plugin {
  const models = fileURLToPath(new URL('node_modules/@vladmandic/human/models/', import.meta.url))
  return {
    name: 'face-models',
    apply: 'build',
    generateBundle() {
      for (const name of modelFiles)
        this.emitFile({ type: 'asset', fileName: `${FACE_MODELS}${name}`, source: readFileSync(join(models, name)) })
    },
  }
}

function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const entry of readdirSync(OUT, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(entry)) continue
        const path = join(OUT, entry)
        const bytes = readFileSync(path)
        if (bytes.length < 512) continue
        const options = {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, options))
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
