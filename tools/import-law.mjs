// The import law, one sentence a rule (docs/decisions/0001). Reads every import, type imports too, and says which
// sentence it breaks. The check also asserts how many files were read and that planted violations are found.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'rolldown/utils'

const own = 'kernel|statutory|access|platform|design|modules|apps|tests|bench|tools'
const test = /\.test\.tsx?$/

/** `to` is a path of ours, `library:NAME`, or `node:NAME`; `$1` stands for what the first group of `from` caught. */
export const rules = [
  { name: 'the kernel imports nothing of ours', from: /^kernel\//, to: `^(${own})/`, except: '^kernel/' },
  { name: 'the kernel uses no outside library', from: /^kernel\//, to: '^(library|node):' },
  { name: 'the law knows only the kernel', from: /^statutory\//, to: '', except: '^(kernel|statutory)/' },
  {
    name: 'one country never reads another',
    from: /^statutory\/(my|tw|ph)\//,
    to: '^statutory/(my|tw|ph)/',
    except: '^statutory/$1/',
  },
  { name: 'access knows only the kernel', from: /^access\//, to: '', except: '^(access|kernel)/' },
  { name: 'platform knows no business', from: /^platform\//, to: '^(modules|statutory|apps)/' },
  {
    name: 'design knows no business',
    from: /^design\//,
    to: '^(modules|statutory|access|apps|platform)/',
    except: '^platform/words/',
  },
  { name: 'decisions do no input or output', from: /^(?:modules|platform)\/[^/]+\/(?:model\/|contract)/, to: '^node:' },
  { name: 'decisions use no outside library', from: /^(?:modules|platform)\/[^/]+\/model\//, to: '^library:' },
  {
    name: 'decisions do not know the wire',
    from: /^(?:modules|platform)\/[^/]+\/model\//,
    to: '/(contract|contract-types)\\.ts$|/(contract|server|web)/',
  },
  { name: 'screens never import the server', from: /\/web\/|\/screens\.ts$|^design\//, to: '/server/|^node:' },
  // The words of screens are no screens: public pages are written in them before any script.
  { name: 'the server never imports screens', from: /\/server\//, to: '/web/(?!words/[^/]*\\.json$)|\\.tsx$|^design/' },
  {
    name: 'neighbours come by the door',
    from: /^modules\/([^/]+)\//,
    to: '^modules/',
    except:
      '^modules/$1/|^modules/[^/]+/(contract(/.+)?|contract-types|module|model/public|server/public|server/public-sql|server/public-types|web/public)\\.tsx?$',
  },
  {
    name: 'nothing imports tests, benches or tools',
    from: /^(?:kernel|statutory|access|platform|design|modules|apps)\/(?!commands\/bench)/,
    to: '^(tests|bench|tools)/',
  },
]

/** Breaches and the number of files read below these folders of `root`. Tests may import everything. */
export function importLaw(root, folders = ['kernel', 'statutory', 'access', 'platform', 'design', 'modules', 'apps']) {
  const graph = importGraph(root, folders)
  const breaches = []
  for (const [file, imports] of graph) {
    for (const { name, from, to, except } of rules) {
      const caught = from.exec(file)
      if (!caught || test.test(file)) continue
      const filled = (text) => new RegExp(text.replace('$1', caught[1] ?? ''))
      for (const { path } of imports) {
        if (filled(to).test(path) && !(except && filled(except).test(path))) breaches.push({ name, file, path })
      }
    }
  }
  return { read: graph.size, breaches: [...breaches, ...circles(graph), ...undeclaredNeeds(root, graph)] }
}

/** The files below these folders, each with what it imports. */
export function importGraph(root, folders) {
  const files = folders.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => sources(root, folder))
  return new Map(files.map((file) => [file, importsOf(root, file)]))
}

/** The files that come to `target` by their imports, through however many others. */
export function reaching(graph, target) {
  const importers = new Map()
  for (const [file, imports] of graph) {
    for (const { path } of imports) importers.set(path, [...(importers.get(path) ?? []), file])
  }
  const found = new Set()
  for (const waiting = [target]; waiting.length > 0; ) {
    for (const file of importers.get(waiting.pop()) ?? []) {
      if (!found.has(file)) waiting.push(file)
      found.add(file)
    }
  }
  return found
}

/** Circles in which types are counted too, each as its files: what one knows, all of them know. */
export function typeCircles(graph) {
  const order = new Map()
  const lowest = new Map()
  const open = []
  const found = []
  const visit = (file) => {
    order.set(file, order.size)
    lowest.set(file, order.get(file))
    open.push(file)
    for (const { path } of graph.get(file)) {
      if (!graph.has(path)) continue
      if (!order.has(path)) visit(path)
      if (open.includes(path)) lowest.set(file, Math.min(lowest.get(file), lowest.get(path)))
    }
    if (lowest.get(file) !== order.get(file)) return
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1) found.push(circle)
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return found
}

function sources(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sources(root, path)
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
  })
}

function importsOf(root, file) {
  const text = readFileSync(join(root, file), 'utf8')
  const { module, errors } = parseSync(file, text)
  if (errors.length) throw new Error(`${file} could not be read: ${errors[0].message}`)
  const seen = (request, type) => ({ path: target(file, request), type })
  return [
    ...module.staticImports.map((one) =>
      seen(one.moduleRequest.value, one.entries.length > 0 && one.entries.every((entry) => entry.isType)),
    ),
    ...module.staticExports.flatMap((one) =>
      one.entries.filter((entry) => entry.moduleRequest).map((entry) => seen(entry.moduleRequest.value, entry.isType)),
    ),
    // Lazily loaded is not circular, but the walls hold for it too.
    ...module.dynamicImports.map((one) =>
      seen(text.slice(one.moduleRequest.start + 1, one.moduleRequest.end - 1), true),
    ),
    ...[...text.matchAll(/\bimport\('([^']+)'\)/g)].map((one) => seen(one[1], true)),
  ]
}

function target(file, request) {
  if (request.startsWith('.')) return normalize(join(dirname(file), request))
  if (request.startsWith('#')) return request.slice(1)
  const name = request.replace(/^node:/, '')
  return builtinModules.includes(name.split('/')[0]) ? `node:${name}` : `library:${request}`
}

/** Circles of real imports; type imports vanish and cannot go round. */
function circles(graph) {
  const found = []
  const done = new Set()
  const visit = (file, path) => {
    const at = path.indexOf(file)
    if (at >= 0) {
      found.push({ name: 'no circles', file, path: [...path.slice(at), file].join(' -> ') })
      return
    }
    if (done.has(file)) return
    for (const { path: next, type } of graph.get(file) ?? []) if (!type && graph.has(next)) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

/** A module may use the doors of those its module.ts says it needs, and of nobody else. */
function undeclaredNeeds(root, graph) {
  const found = []
  for (const [file, imports] of graph) {
    const mine = /^modules\/([^/]+)\//.exec(file)?.[1]
    if (!mine || test.test(file)) continue
    const card = join(root, 'modules', mine, 'module.ts')
    const needs = existsSync(card)
      ? [...(/needs:\s*\[([^\]]*)\]/.exec(readFileSync(card, 'utf8'))?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
          (one) => one[1],
        )
      : []
    for (const { path } of imports) {
      const other = /^modules\/([^/]+)\//.exec(path)?.[1]
      if (other && other !== mine && !needs.includes(other))
        found.push({ name: 'a module says whom it needs', file, path })
    }
  }
  return found
}
