/** Coming in, staying in and going out in the browser, as the specification has it to the letter, and what bad news look like. */
import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createOpsAccount } from '#platform/identity/server/operations-account.ts'
import { codeOfStep } from '#platform/identity/server/totp.ts'
import { newCompany } from '../support/client.ts'
import { colleague, linkSentTo } from '../support/colleagues.ts'
import type { Product } from '../support/product.ts'
import { openBrowser, openPage } from './support/browser.ts'
import { tellFailure } from './support/failure.ts'
import { productForPages } from './support/product.ts'
import { settled } from './support/settled.ts'

type Person = { readonly email: string; readonly password: string }

let product: Product
let browser: Browser
let page: Page
let context: BrowserContext
let admin: Awaited<ReturnType<typeof newCompany>>
let leave: Person
let several: Person
beforeAll(async () => {
  product = await productForPages()
  browser = await openBrowser()
  admin = await newCompany(product.client)
  leave = await colleague(admin, ['HR Leave', 'HR Attendance', 'ALMA Wellbeing Reviewer'])
  several = await colleague(admin, ['HR Leave', 'Reporting Manager', 'ALMA Wellbeing Reviewer'])
})
beforeEach(async () => {
  ;({ page, context } = await openPage(browser))
})
afterEach(async ({ task }) => {
  await tellFailure(page, task)
  await context.close()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
const says = (text: string | RegExp) => page.getByText(text).first().waitFor()
const json = (route: Route, body: unknown, status = 200) =>
  route.fulfill({ status, contentType: 'application/json', body: body === undefined ? '' : JSON.stringify(body) })

async function enter({ email, password }: Person, path = '/login'): Promise<void> {
  await page.goto(product.url + path)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await button('Sign in').click()
}

async function inside(person: Person): Promise<void> {
  await enter(person)
  await page.waitForURL('**/app/dashboard')
}

/** Those that a page sees; the device's own goes to where one signs in alone. */
async function cookies() {
  const all = await context.cookies(product.url)
  return Object.fromEntries(all.map((one) => [one.name, { ...one, value: decodeURIComponent(one.value) }]))
}
const valuesOf = async () =>
  Object.fromEntries(Object.entries(await cookies()).map(([name, { value }]) => [name, value]))

const at = (path: string) => page.waitForURL(({ pathname }) => pathname === path)
const signedOut = () => expect.poll(async () => Object.keys(await cookies())).toEqual([])

test('whoever reads in the dark sees no light frame first: the page is dark before its program is there', async () => {
  await page.route('**/assets/*.js', (route) => route.abort())
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${product.url}/login`)
  expect(await scheme()).toBe('dark')
  // What somebody chose here goes before what the machine is set to.
  await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'light'))
  await page.reload()
  expect(await scheme()).toBe('light')
})

describe('the cookies', () => {
  test('are twelve, at path / and same-site strict, after the token and what follows it; the person is welcomed (S1-001, S3-001, S3-002, S3-003, S3-004, S4-001, S4-003, S4-009, S4-014, S4-019, S2-062, S6-005, S9-002)', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await inside(leave)
    await says('Welcome A Colleague')
    const found = await cookies()
    const names = [
      'token',
      'full_name',
      'preferred_name',
      'state',
      'roles',
      'role_array',
      'is_manager',
      'type',
      'email',
    ]
    expect(Object.keys(found).toSorted()).toEqual([...names, 'loggedInWith2fa', 'enable2fa', 'prefer_lang'].toSorted())
    for (const { path, sameSite } of Object.values(found)) expect([path, sameSite]).toEqual(['/', 'Strict'])
    expect(await valuesOf()).toMatchObject({
      full_name: 'A Colleague',
      state: 'active',
      roles: 'HR Leave|ALMA Wellbeing Reviewer',
      role_array: '["HR Leave","ALMA Wellbeing Reviewer"]',
      is_manager: '0',
      type: 'user',
      email: leave.email,
      loggedInWith2fa: '0',
      enable2fa: '0',
    })
    const calls = asked.filter((path) => path.startsWith('/api/auth/'))
    expect(calls.indexOf('/api/auth/login')).toBeLessThan(calls.indexOf('/api/auth/google2fa/check/settings'))
    expect(calls.indexOf('/api/auth/google2fa/check/settings')).toBeLessThan(calls.indexOf('/api/auth/me'))
  })

  test('are gone after signing out, with what the page kept; staff are at their own sign-in (S4-016, S4-017, S2-014)', async () => {
    await inside(leave)
    await page
      .getByRole('button', { name: /A Colleague/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await at('/login')
    await signedOut()
    await page.goto(`${product.url}/app/employee`)
    await at('/login')
  })
})

describe('another language', () => {
  const toChinese = async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('chinese')
    await page.getByRole('option', { name: 'Show in Traditional Chinese' }).click()
  }

  test('is spoken at once by all that stands there, with a dialog open and half a name typed', async () => {
    const boss = await newCompany(product.client)
    await inside(boss)
    await page.goto(`${product.url}/app/employee`)
    await button('Add employee').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Full name' }).fill('Half a na')
    await toChinese()
    expect(await dialog.getByRole('textbox', { name: '姓名' }).inputValue()).toBe('Half a na')
    await page.keyboard.press('Escape')
    await button('不儲存並離開').click()
    // Tabs, filters and columns are made once for many rows, and must be made again.
    await page.getByRole('heading', { level: 1, name: '員工' }).waitFor()
    expect(await page.getByRole('main').textContent()).not.toMatch(/Active|Sabbatical|Department|Position|Staff/)
  })

  test('is asked of the server as well, whose sentences stand in the one before', async () => {
    const boss = await newCompany(product.client)
    await inside(boss)
    await says(/Two-factor authentication is off/)
    await toChinese()
    await says('雙重驗證尚未啟用，請在公司設定中為所有人啟用')
    expect(await page.getByRole('main').textContent()).not.toContain('authentication is off')
  })

  test('goes on being spoken when one has signed out, also when the page is loaded again', async () => {
    await inside(await colleague(admin, ['HR Leave']))
    await says('Upcoming holidays')
    await toChinese()
    await page.getByRole('button', { name: 'A Colleague的選單' }).click()
    await page.getByRole('menuitem', { name: '登出' }).click()
    await at('/login')
    await signedOut()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: '登入' }).waitFor()
  })
})

test('the bare address of the application leads to the dashboard (S2-013)', async () => {
  await inside(leave)
  await page.goto(`${product.url}/app`)
  await at('/app/dashboard')
})

describe('of several roles', () => {
  test('one is chosen in a dialog of those that count, and the reviewer’s is kept beside it; a Reporting Manager is a manager (S1-001, S4-010, S4-012, S2-017, S3-002, S3-003, S6-006, S6-008)', async () => {
    await enter(several)
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.getByRole('radio').count()).toBe(2)
    await dialog.getByRole('radio', { name: 'Reporting Manager' }).check()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/app/dashboard')
    const roles = 'Reporting Manager|ALMA Wellbeing Reviewer'
    expect(await valuesOf()).toMatchObject({ roles, is_manager: '1' })
    await page.goto(`${product.url}/app/payroll`)
    await page.waitForURL('**/error?code=403**')
  })

  test('one chosen in another tab holds in this one as soon as it is looked at again, its page included', async () => {
    const choose = async (tab: Page, role: string) => {
      const dialog = tab.getByRole('dialog')
      await dialog.getByRole('radio', { name: role }).check()
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await tab.waitForURL('**/app/dashboard')
    }
    await enter(several)
    await choose(page, 'Reporting Manager')
    await page.goto(`${product.url}/app/employee`)
    await page.getByRole('link', { name: 'Employees', exact: true }).first().waitFor()
    const other = await context.newPage()
    await other.goto(`${product.url}/app/dashboard`)
    await other
      .getByRole('button', { name: /^Menu of/ })
      .first()
      .click()
    await other.getByRole('menuitem', { name: 'Change role' }).click()
    await choose(other, 'HR Leave')
    await expect.poll(async () => (await valuesOf()).roles).toBe('HR Leave|ALMA Wellbeing Reviewer')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.waitForURL('**/error?code=403**')
    await page.getByRole('link', { name: 'Go to my start page' }).click()
    await page.getByRole('link', { name: 'Leave', exact: true }).first().waitFor()
    expect(await page.getByRole('link', { name: 'Employees', exact: true }).count()).toBe(0)
  })

  test('none is asked for where only one counts (S4-011)', async () => {
    await inside(leave)
    expect(await page.getByRole('radio').count()).toBe(0)
  })

  test('HR Attendance alone is refused in so many words, and nothing stays (S4-013, S6-007, S8-003)', async () => {
    const invited = { full_name: 'At the gate', email: 'gate@company.example', roles: ['HR Attendance'] }
    await admin.post('api/panel/user/invite', invited)
    const token = await linkSentTo(admin, invited.email)
    await admin.post('api/auth/password/reset', { token, password: leave.password })
    await enter({ email: invited.email, password: leave.password })
    await says('No Access Control Authority')
    await signedOut()
  })
})

describe('a sign-in that is refused', () => {
  test('shows the message and keeps no token; of errors the first is shown (S8-001, S8-002)', async () => {
    await enter({ ...leave, password: 'wrong' })
    await says('The e-mail or the password is not right')
    await signedOut()
    await page.route('**/api/auth/login', (route) =>
      json(route, { success: false, message: 'In general', errors: { email: ['The first text', 'The second'] } }),
    )
    await button('Sign in').click()
    await says('The first text')
    await signedOut()
  })

  test('by the check that follows it logs out at 1, stays at what it does not know, and clears all without data (S4-002, S4-006, S4-008)', async () => {
    let data: unknown
    await page.route('**/google2fa/check/settings', (route) => json(route, { data, message: '' }))
    for (const redirect of [1, 9, undefined]) {
      data = redirect && { prefer_lang: 'en-us', redirect, is2faAuthenticated: false, choosable_roles: [] }
      await Promise.all([page.waitForResponse('**/google2fa/check/settings'), enter(leave)])
      // Before that the page still writes what it was told.
      await page.locator('button[type=submit]:not([data-loading])').waitFor()
      await expect.poll(async () => (await valuesOf()).token === undefined).toBe(redirect !== 9)
      expect(new URL(page.url()).pathname).toBe('/login')
      await context.clearCookies()
    }
  })
})

describe('the second factor', () => {
  test('is registered first, then asked for with each sign-in; cancelling signs out (S2-005, S2-015, S3-012, S4-004, S4-005, S4-007, S4-015, S4-018, S9-029)', async () => {
    const boss = await newCompany(product.client)
    const id = (await boss.get('api/panel/company/settings')).body.data.id
    await boss.post('api/auth/confirm', { password: boss.password })
    const on = await boss.patch(`api/panel/company/settings/update/${id}`, { is_enable_google2fa_login: true })
    expect(on.status).toBe(200)
    await enter(boss)
    await page.waitForURL('**/google2fa/register')
    await page.getByAltText('QR code for the authenticator app').waitFor()
    await page.goto(`${product.url}/app/dashboard`)
    await at('/login')
    await enter(boss)
    await page.waitForURL('**/google2fa/register')
    const secret = (await page.locator('code').first().textContent()) ?? ''
    const code = async () => codeOfStep(secret, Math.floor(product.now().getTime() / 30_000))
    expect(await code()).toMatch(/^\d{6}$/)
    await page.getByRole('textbox', { name: 'Six-digit code' }).fill(await code())
    await button('Confirm').click()
    await button('I have kept them').click()
    await page.waitForURL('**/app/dashboard')
    expect(await valuesOf()).toMatchObject({ loggedInWith2fa: '1', enable2fa: '1' })

    await context.clearCookies()
    await enter(boss)
    await page.waitForURL('**/google2fa/login')
    expect(await valuesOf()).toMatchObject({ loggedInWith2fa: '0', enable2fa: '1' })
    await button('Cancel and sign out').click()
    await at('/login')
    await signedOut()

    await enter(boss)
    await page.waitForURL('**/google2fa/login')
    product.pass(30)
    await page.getByRole('textbox', { name: 'Code or recovery code' }).fill(await code())
    await button('Confirm').click()
    await page.waitForURL('**/app/dashboard')
  })

  test('brings operations to their own side, and out to their own sign-in (S0-002, S1-001, S2-004, S2-009, S2-010, S2-063, S4-014, S4-017, S6-004, S6-005)', async () => {
    for (const role of ['Ops', 'Latest System Update Ops'] as const) {
      const email = `${role.length}@kerja.example`
      const password = 'a very long password of operations'
      const account = { email, name: 'Siti Aminah', roles: [role] }
      const token = await product.db.system.transaction((tx) => createOpsAccount(tx, account, product.now()))
      await page.goto(`${product.url}/password/reset/${token}`)
      // The rule that holds for operations, and not that of everybody else.
      await page.getByText('At least 15 characters').waitFor()
      for (const name of ['New password', 'New password again'])
        await page.getByRole('textbox', { name, exact: true }).fill(password)
      await button('Set the password').click()
      await page.getByRole('link', { name: 'Sign in', exact: true }).click()
      await at('/panel/login')
      await enter({ email, password })
      await says('The e-mail or the password is not right')
      await enter({ email, password }, '/panel/login')
      await page.waitForURL('**/google2fa/register')
      await button('Cancel and sign out').click()
      await at('/panel/login')
      await enter({ email, password }, '/panel/login')
      const secret = (await page.locator('code').first().textContent()) ?? ''
      const code = await codeOfStep(secret, Math.floor(product.now().getTime() / 30_000))
      await page.getByRole('textbox', { name: 'Six-digit code' }).fill(code)
      await button('Confirm').click()
      await button('I have kept them').click()
      await page.waitForURL('**/panel/dashboard')
      expect(await valuesOf()).toMatchObject({ type: 'ops', roles: role })
      await page.goto(`${product.url}/panel`)
      await page.waitForURL('**/panel/dashboard')
      if (role === 'Ops') {
        await page.goto(`${product.url}/panel/companies`)
        // What a company booked is said as a word, like its state.
        await page.getByText('Trial', { exact: true }).first().waitFor()
      }
      const choose = async (item: string) => {
        const menu = page.getByRole('button', { name: /Siti Aminah/ })
        await menu.first().click()
        await page.getByRole('menuitem', { name: item }).click()
      }
      await choose('Sessions')
      await at('/panel/account/sessions')
      await page.getByText('this one').waitFor()
      await page.getByRole('tab', { name: 'Two-factor authentication' }).click()
      await at('/panel/account/twoFactor')
      await button('Turn off').hover()
      await page.getByRole('tooltip', { name: 'Your account must use two-factor authentication.' }).waitFor()
      await choose('Password')
      await at('/panel/account/password')
      await page.getByText('At least 15 characters').waitFor()
      await page.getByRole('textbox', { name: 'Current password' }).fill(password)
      for (const name of ['New password', 'New password again'])
        await page.getByRole('textbox', { name, exact: true }).fill(`another ${password}`)
      await button('Change the password').click()
      await says('The password is changed')
      await page.goto(`${product.url}/app/dashboard`)
      await says('Company pages are for the people of that company')
      await page.goto(`${product.url}/panel/dashboard`)
      await choose('Sign out')
      await at('/panel/login')
      await signedOut()
    }
    await inside(leave)
    await page.goto(`${product.url}/panel/dashboard`)
    await page.waitForURL('**/error**')
  })
})

describe('the token', () => {
  test('is renewed within its last five minutes and not before, its cookie then lax (S4-020, S9-001, S9-002, S7-006)', async () => {
    await page.clock.install({ time: product.now() })
    const renewals: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/auth/refresh')) renewals.push(response.status())
    })
    await inside(leave)
    const before = (await valuesOf()).token
    await pass(54)
    expect(renewals).toEqual([])
    await pass(2)
    await expect.poll(() => renewals).toEqual([200])
    await expect.poll(async () => (await valuesOf()).token).not.toBe(before)
    const { token, roles } = await cookies()
    expect([token?.sameSite, token?.path, roles?.sameSite]).toEqual(['Lax', '/', 'Strict'])
  })

  test('that one tab renewed is taken up by another that could not, which stays in and throws nobody out', async () => {
    await page.clock.install({ time: product.now() })
    await inside(leave)
    const asleep = await context.newPage()
    await asleep.route('**/api/auth/refresh', (route) => route.abort())
    await asleep.goto(`${product.url}/app/dashboard`)
    await asleep.getByRole('link', { name: 'Leave', exact: true }).first().waitFor()
    const before = (await valuesOf()).token
    await pass(56)
    await expect.poll(async () => (await valuesOf()).token).not.toBe(before)
    await pass(10)
    expect(new URL(asleep.url()).pathname).toBe('/app/dashboard')
    const answered = asleep.waitForResponse('**/api/auth/session')
    await asleep.goto(`${product.url}/app/account/sessions`)
    expect((await answered).status()).toBe(200)
    await page.reload()
    await at('/app/dashboard')
  })

  test('that ran out signs out with the reason (S4-021, S8-004)', async () => {
    await page.clock.install({ time: product.now() })
    await inside(leave)
    await page.route('**/api/auth/refresh', (route) => route.abort())
    // The page looks at its own clock: of the server's, a call under way would be told first.
    await page.clock.fastForward(61 * 60_000)
    product.pass(61 * 60)
    await at('/login')
    await says('Logged out due to inactivity')
    await signedOut()
  })

  /** On both sides; the page looks every thirty seconds. */
  async function pass(minutes: number): Promise<void> {
    product.pass(minutes * 60)
    await page.clock.fastForward(minutes * 60_000)
    await page.clock.runFor(31_000)
  }
})

describe('bad news', () => {
  const PASSWORD = '**/api/auth/password/change'
  const form = async () => {
    await inside(leave)
    await page.goto(`${product.url}/app/account/password`)
    await page.getByRole('textbox', { name: 'Current password' }).fill(leave.password)
    for (const name of ['New password', 'New password again'])
      await page.getByRole('textbox', { name, exact: true }).fill('a password of some length')
  }
  const kept = () => page.getByRole('textbox', { name: 'New password', exact: true }).inputValue()

  test('without a connection are told for ten seconds, and nothing that was entered is lost; of a 403 the server’s message is told (S8-006, S8-007, S9-004)', async () => {
    await form()
    await page.clock.install({ time: product.now() })
    // Only the seconds that the steps say: a busy machine would add its own.
    await page.clock.pauseAt(new Date(product.now().getTime() + 60_000))
    await context.setOffline(true)
    await button('Change the password').click()
    const notice = page.getByText('Unable connect to internet, please check your internet connection').first()
    await notice.waitFor()
    await page.clock.runFor(9_000)
    expect(await notice.isVisible()).toBe(true)
    await page.clock.runFor(2_000)
    await notice.waitFor({ state: 'hidden' })
    await page.clock.resume()
    expect(await kept()).toBe('a password of some length')
    await context.setOffline(false)
    await page.route(PASSWORD, (route) => json(route, { message: 'Only the owner may do this' }, 403))
    await button('Change the password').click()
    await says('Only the owner may do this')
    expect(await kept()).toBe('a password of some length')
  })

  test('of a body that says 401 end the session with its message (S8-005)', async () => {
    await form()
    await page.route(PASSWORD, (route) => json(route, { code: 401, message: 'Ended by somebody else' }))
    await button('Change the password').click()
    await at('/login')
    await says('Ended by somebody else')
    await signedOut()
  })

  test('of a file are its message over its lines until they are closed, or that there is none (S8-008, S8-009, S8-010)', async () => {
    await inside(admin)
    await page.goto(`${product.url}/app/employee`)
    await button('Batch import').click()
    const take = () => page.getByRole('dialog').getByRole('button', { name: 'Download the template' }).click()
    const answers: [unknown, string][] = [
      [{ message: 'Not made', data: ['No rows', 'No columns'] }, 'No columns'],
      [{ message: 'Not made', data: { salary: ['missing', 'zero'] } }, 'salary: missing, zero'],
      [{ message: 'Just a message' }, 'Just a message'],
      [undefined, 'No file record'],
    ]
    let body: unknown
    await page.route('**/add/by/batch/template', (route) => json(route, body, 422))
    for (const [answered, text] of answers) {
      body = answered
      await take()
      const notice = page.getByRole('alert').filter({ hasText: text })
      await notice.waitFor()
      if (text === 'No columns') expect(await notice.getByRole('listitem').allTextContents()).toEqual(['No rows', text])
    }
  })

  test('of a list that a field offers are told to nobody but the console (S8-011)', async () => {
    await inside(admin)
    await page.route('**/showBankList', (route) => json(route, { message: 'The list is away' }, 500))
    const logged = page.waitForEvent('console', (line) => line.type() === 'error' && /500/.test(line.text()))
    await page.goto(`${product.url}/app/settings/payroll`)
    await button('Add account').click()
    await logged
    await page.getByRole('dialog', { name: 'Add an account to pay from' }).waitFor()
    await settled(page)
    expect(await page.getByText('The list is away').count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('of a part of the program that does not come are a page that offers another try, which helps (S8-012)', async () => {
    await inside(admin)
    // Groups of the navigation are folded where there are many entries.
    await page.getByRole('button', { name: 'Company', exact: true }).first().click()
    let away = true
    await page.route('**/assets/**', (route) => (away ? route.abort() : route.continue()))
    await page.getByRole('link', { name: 'Activity log' }).first().click()
    await button('Reload').waitFor()
    away = false
    await button('Reload').click()
    await page.getByRole('heading', { name: 'Activity log' }).first().waitFor()
  })
})

test('a link of an invitation that is older than 72 hours says so, and what to do next', async () => {
  const boss = await newCompany(product.client)
  const invited = { full_name: 'Came late', email: 'late@company.example', roles: ['HR Leave'] }
  await boss.post('api/panel/user/invite', invited)
  const token = await linkSentTo(boss, invited.email)
  product.pass(73 * 3600)
  // Before anything is typed.
  await page.goto(`${product.url}/password/reset/${token}`)
  await says('This link is no longer valid')
  await says(/Were you invited\?/)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await at('/password/forgot')
})
