/** A browser for the journeys: CHROMIUM_PATH, else an installed Chromium, else the one that npm carries. */
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib']
/** A step on a busy machine; whatever never comes fails all the same. */
const PATIENCE_MS = 60_000

/** BROWSER_SLOWER=6 looks for steps that only go well because the browser is quick. */
const SLOWER = Number(process.env.BROWSER_SLOWER ?? 1)
/** ANSWERS_LATER=1500 looks for steps that only go well because answers come at once, as they do not on a phone in a lift. */
const LATER_MS = Number(process.env.ANSWERS_LATER ?? 0)

/** `camera`: a film that the browser takes for what its camera sees. */
export const openBrowser = async ({ camera }: { readonly camera?: string } = {}): Promise<Browser> => {
  const { executablePath, args } = await program()
  const filmed = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']
  return chromium.launch({
    executablePath,
    args: camera ? [...args, ...filmed, `--use-file-for-fake-video-capture=${camera}`] : args,
  })
}

/**
 * A window with a profile of its own, as people have it. What a browser has compiled of a program it keeps in the
 * profile; the windows of `openBrowser` are private ones, which keep nothing of the kind.
 */
export const openProfile = async (
  folder: string,
  view: Parameters<Browser['newContext']>[0],
): Promise<BrowserContext> => chromium.launchPersistentContext(folder, { ...(await program()), ...view })

async function program(): Promise<{ executablePath: string; args: string[] }> {
  const installed = process.env.CHROMIUM_PATH ?? INSTALLED.find(existsSync)
  if (installed) return { executablePath: installed, args: FLAGS }
  // On a machine that has not even the libraries of a browser, those that come along are unpacked too; where it is told
  // that it runs as a function of AWS, it does so.
  if (!LIBRARIES.some((folder) => existsSync(`${folder}/libnss3.so`)))
    process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
  const { default: carried } = await import('@sparticuz/chromium')
  // Without the arguments that it brings: one process for all ends with the first window that is closed, and a browser
  // that does not care about origins proves nothing about them.
  return { executablePath: await carried.executablePath(), args: FLAGS }
}

export type Look = {
  readonly language?: 'en-US' | 'zh-TW'
  readonly scheme?: 'light' | 'dark'
  readonly phone?: boolean
  readonly tablet?: boolean
}

export async function openPage(
  browser: Browser,
  { language = 'en-US', scheme = 'light', phone = false, tablet = false }: Look = {},
): Promise<{ page: Page; context: BrowserContext; troubles: string[] }> {
  const context = await browser.newContext({
    locale: language,
    colorScheme: scheme,
    viewport: phone
      ? { width: 390, height: 844 }
      : tablet
        ? { width: 1024, height: 768 }
        : { width: 1440, height: 900 },
    hasTouch: phone || tablet,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  if (SLOWER > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  if (LATER_MS > 0)
    await context.route('**/api/**', async (route) => {
      await wait(LATER_MS)
      await route.continue().catch(() => undefined)
    })
  // What a developer would see in red: script errors, and anything the content policy refused.
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Refused to/.test(message.text()))
      troubles.push(message.text())
  })
  return { page, context, troubles }
}

/**
 * Rule and place of every violation on the page as it stands. It is looked at in one go: without frames nothing has to be
 * put together in a second window, which takes twice as long, nor listed to the last element what is in order.
 */
export async function violations(page: Page): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('The page has frames, and those are not looked into.')
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}
