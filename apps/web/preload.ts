/**
 * Runs before the program is there, in the page itself, and imports nothing: begins to ask for what the page's head
 * names, so that the answers are on their way while the program is still being read, and chooses light or dark. The
 * client takes an answer where it would have asked the same (platform/http/web/preloaded.ts); who is not signed in
 * asks nothing.
 */
const cookies = new Map(document.cookie.split('; ').map((pair) => pair.split('=', 2) as [string, string]))
const token = cookies.get('token')
const isComplete = cookies.get('enable2fa') !== '1' || cookies.get('loggedInWith2fa') === '1'
const wanted = document.querySelector<HTMLMetaElement>('meta[name="ask-ahead"]')?.content

if (token && isComplete && wanted) {
  const chinese = /^(tw|zh)/i.test(cookies.get('prefer_lang') ?? navigator.language)
  const headers = {
    authorization: `Bearer ${decodeURIComponent(token)}`,
    'accept-language': chinese ? 'zh-Hant-TW' : 'en',
    accept: 'application/json, application/problem+json, */*',
  }
  // A sign no address holds parts it from what is sent there (platform/contract/preload.ts).
  const ask = (asked: string) => {
    const [address = '', body] = asked.split('#', 2)
    const how =
      body === undefined
        ? { headers }
        : {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: decodeURIComponent(body),
          }
    return [asked, fetch(address, how).catch(() => undefined)] as const
  }
  globalThis.preloaded = { headers, answers: new Map(wanted.split(' ').map(ask)) }
}

// Drawn as it was chosen from the first frame on, and not first in light: the kit finds the same when it comes.
try {
  const chosen = localStorage.getItem('mantine-color-scheme-value') ?? 'auto'
  const isDark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
  // The first look into either store takes a while: the program would wait for it, here nothing does.
  void sessionStorage.length
} catch {
  // A browser that keeps nothing says so again where something is to be kept.
}
