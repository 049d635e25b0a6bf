/** A client as an outside program would be one: fetch, a token, JSON; no knowledge of the product's insides. */
export type Answer = { readonly status: number; readonly body: Body; readonly headers: Headers }
// biome-ignore lint/suspicious/noExplicitAny: answers are looked at as they come over the wire
export type Body = any

export class Client {
  readonly #url: string
  readonly #token: string | undefined
  constructor(url: string, token?: string) {
    this.#url = url
    this.#token = token
  }

  as = (token: string): Client => new Client(this.#url, token)

  get = (path: string): Promise<Answer> => this.#send('GET', path)
  post = (path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> =>
    this.#send('POST', path, JSON.stringify(body), { 'content-type': 'application/json', ...headers })
  patch = (path: string, body: unknown = {}): Promise<Answer> =>
    this.#send('PATCH', path, JSON.stringify(body), { 'content-type': 'application/json' })
  delete = (path: string): Promise<Answer> => this.#send('DELETE', path)

  upload(path: string, content: string | Uint8Array<ArrayBuffer>, name = 'sheet.csv'): Promise<Answer> {
    const form = new FormData()
    form.set('file', new Blob([content]), name)
    return this.#send('POST', path, form)
  }

  async download(path: string): Promise<{ status: number; bytes: Buffer; headers: Headers }> {
    const answer = await fetch(`${this.#url}/${path}`, { headers: this.#headers({}) })
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers }
  }

  async #send(method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await fetch(`${this.#url}/${path}`, {
      method,
      headers: this.#headers(headers),
      ...(body === undefined ? {} : { body }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : undefined, headers: answer.headers }
  }

  /** For requests that are made by hand. */
  headers = (): Record<string, string> => this.#headers({})

  #headers = (more: Record<string, string>): Record<string, string> => ({
    ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
    ...more,
  })
}

let registered = 0

/** A company of its own for a test, and its Company Admin signed in. */
export async function newCompany(
  client: Client,
  more: Record<string, unknown> = {},
): Promise<Client & { readonly email: string; readonly password: string }> {
  registered += 1
  const email = `admin${registered}.${process.pid}.${Math.random().toString(36).slice(2)}@company.example`
  const password = 'a long enough password'
  const opened = await client.post('api/auth/register', {
    company_name: `Company ${registered}`,
    country: 'MY',
    full_name: 'Aida binti Osman',
    email,
    phone: '+60 12-345 6789',
    password,
    headcount: 500,
    agreement: true,
    ...more,
  })
  if (opened.status !== 201) throw new Error(`registration answered ${opened.status}: ${JSON.stringify(opened.body)}`)
  return Object.assign(await signIn(client, email, password), { email, password })
}

export async function signIn(client: Client, email: string, password: string): Promise<Client> {
  const { body } = await client.post('api/auth/login', { email, password })
  if (!body.success) throw new Error(`sign-in of ${email}: ${JSON.stringify(body)}`)
  return client.as(body.token)
}
