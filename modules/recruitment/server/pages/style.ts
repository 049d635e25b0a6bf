/** How the career pages look: one small sheet, in daylight and dark, from a phone up. Named by what is in it. */
import { createHash } from 'node:crypto'
import type { PublicFile } from '#platform/http/server/public-page.ts'

const body = `
:root{color-scheme:light dark;--ink:#16202b;--soft:#5a6775;--line:#dde3e9;--paper:#fff;--back:#f5f7f9;--act:#0b63c5;--on:#fff;--wrong:#b3261e}
@media (prefers-color-scheme:dark){:root{--ink:#e7ecf1;--soft:#a3b0bd;--line:#33404d;--paper:#18212b;--back:#10171e;--act:#6cb2ff;--on:#0c141c;--wrong:#ff9d93}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--ink);font:1rem/1.6 Inter,system-ui,"Noto Sans TC","PingFang TC","Microsoft JhengHei",sans-serif}
a{color:var(--act)}
.skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;background:var(--paper);padding:8px}
header,main{width:calc(100% - 24px);max-width:46rem;margin:0 auto;padding:16px 20px}
header{display:flex;gap:12px;align-items:center;justify-content:space-between;flex-wrap:wrap}
.who{display:flex;gap:12px;align-items:center;font-weight:600;color:var(--ink);text-decoration:none}
.who img{max-height:44px;max-width:140px}
main{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:24px 20px}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 12px;overflow-wrap:anywhere}
h2{font-size:1.15rem;margin:28px 0 8px}
h3{font-size:1rem;margin:18px 0 4px}
p,ul,ol{margin:8px 0;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:12px 20px;margin:16px 0}
dt{color:var(--soft);font-size:.875rem}dd{margin:0;overflow-wrap:anywhere}
.act{display:inline-block;background:var(--act);color:var(--on);padding:12px 22px;border-radius:8px;text-decoration:none;font-weight:600;margin:12px 0}
.act:focus-visible,a:focus-visible{outline:3px solid var(--act);outline-offset:2px}
.jobs{list-style:none;padding:0;margin:16px 0}
.jobs li{border-top:1px solid var(--line);padding:14px 0}
.jobs a{font-weight:600}
.soft{color:var(--soft)}
form{margin:20px 0 0}
.field{border:0;margin:0 0 18px;padding:0;min-width:0}
.field>label,legend{display:block;padding:0;font-weight:600;overflow-wrap:anywhere}
.field>input,.field>select,.field>textarea{display:block;width:100%;min-height:46px;margin:4px 0 0;padding:10px 12px;border:1px solid var(--soft);border-radius:8px;background:var(--paper);color:var(--ink);font:inherit}
.field>[aria-invalid]{border:2px solid var(--wrong)}
.field>.tick{display:flex;gap:10px;align-items:flex-start;padding:9px 0;font-weight:400}
.tick input{flex:none;width:22px;height:22px;margin:2px 0 0;accent-color:var(--act)}
.field>:focus-visible,.tick input:focus-visible,summary:focus-visible{outline:3px solid var(--act);outline-offset:2px}
.hint{margin:4px 0 0;color:var(--soft);font-size:.875rem}
.wrong{margin:4px 0 0;color:var(--wrong);font-weight:600}
body>main:first-child{margin-top:16px}
.faults{border:2px solid var(--wrong);border-radius:8px;margin:16px 0;padding:4px 16px}
summary{cursor:pointer;padding:8px 0;font-weight:600}
.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
button.turn{border:0;background:none;color:var(--act);padding:12px 0;font:inherit;text-decoration:underline;cursor:pointer}
button.turn:focus-visible{outline:3px solid var(--act);outline-offset:2px}
button.act{border:0;font:inherit;font-weight:600;cursor:pointer}
`.trim()

export const careerStyle: PublicFile = {
  path: `/career/${createHash('sha256').update(body).digest('hex').slice(0, 16)}.css`,
  type: 'text/css; charset=utf-8',
  body,
}
