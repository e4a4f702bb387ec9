/** Light colours are set on every element, because many mail programs read nothing else. */
export const colours = {
  paper: '#fbfaf6',
  surface: '#ffffff',
  ink: '#0f1f1e',
  muted: '#50605d',
  line: '#dcdbd3',
  petrol: '#0d4b4a',
  petrolInk: '#ffffff',
  wash: '#e9f0ed',
  signal: '#f2541b',
} as const

export const fonts = {
  text: "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  mono: "ui-monospace,'SF Mono','Cascadia Mono',Menlo,Consolas,monospace",
} as const

/** Endless words must not make the mail wider than a phone. */
export const wrap = 'overflow-wrap:anywhere;word-break:break-word'

const dark = [
  '.paper{background:#0b1514!important}',
  '.ink,.ink a{color:#ecf2ef!important}',
  '.muted,.muted a{color:#a3b3ae!important}',
  '.rule{border-color:#213735!important}',
  '.wash{background:#122826!important}',
  '.button{background:#8ad6cb!important;color:#06201f!important}',
  '.link{color:#8ad6cb!important}',
  '.signal{color:#ff6a33!important}',
].join('')

/** What no element can carry: dark colours, and facts below each other on narrow screens. */
export const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (max-width:480px){.fact{display:block!important;width:auto!important;padding-right:0!important}.fact-name{padding-bottom:0!important}.fact-value{border-top:0!important;padding-top:2px!important}}@media (prefers-color-scheme:dark){${dark}}`
