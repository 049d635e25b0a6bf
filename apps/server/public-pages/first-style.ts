/** The look of what public pages show first, out of the variables of the theme, whose style sheet is read before. */
export const firstStyle = `
.f{display:flex;flex-direction:column;min-height:100dvh;font-family:var(--mantine-font-family);color:var(--mantine-color-text)}
.f header{display:flex;align-items:center;justify-content:space-between;gap:12px;padding:14px 24px}
.f header a{color:inherit;text-decoration:none;margin-inline-start:16px}
.f .f-kerja{display:flex;align-items:center;gap:10px;margin:0;font-size:1rem;font-weight:700}
.f main{flex:1;display:flex;flex-direction:column;align-items:center;padding:6vh 16px 48px}
.f main.f-wide{align-items:stretch;padding-top:0}
.f-hero,.f-points{width:min(1080px,100%);margin:0 auto}
.f-hero{padding:7vh 0 36px}
.f-hero>*{max-width:760px}
.f-hero h1{margin:0 0 12px;font-size:clamp(1.75rem,4.4vw,2.6rem);line-height:1.18;font-weight:700}
.f-hero p{margin:0 0 22px;font-size:1rem;line-height:1.6;color:var(--mantine-color-dimmed)}
.f-points{display:grid;grid-template-columns:repeat(auto-fit,minmax(250px,1fr));gap:14px}
.f-points .card{padding:18px 20px}
.f-points h2,.f-plan h2{margin:8px 0 4px;font-size:.9375rem}
.f-points p{margin:0;color:var(--mantine-color-dimmed)}
.f-plan{width:min(420px,100%);padding:22px 26px 26px;margin-inline-start:max(0px,calc((100% - 1080px)/2))}
.f-price{font-size:1.6rem;font-weight:700;margin:0}
.f-card{width:min(420px,100%);padding:26px 28px 28px}
.f-card h1{margin:0 0 4px;font-size:1.25rem;font-weight:650}
.f-card p{margin:0 0 14px;color:var(--mantine-color-dimmed)}
.f .f-name{margin:0 0 4px;color:inherit}
.f-field{height:36px;border:1px solid var(--kerja-line);border-radius:6px}
.f .f-do,.f .f-way{display:inline-block;padding:9px 20px;border-radius:6px;font-size:.9375rem;font-weight:600;text-decoration:none}
.f .f-do{background:var(--kerja-accent);color:#fff}
.f .f-way{border:1px solid var(--kerja-line);color:inherit}
.f .f-full{text-align:center;margin:0}
`
