/** The inbox's only style sheet; the policy allows it by its hash. */
export const inboxStyle = `
:root{color-scheme:light dark;--paper:#fbfaf6;--raised:#fff;--ink:#0f1f1e;--quiet:#55625f;--line:#dcdbd3;--press:#0d4b4a}
@media (prefers-color-scheme:dark){:root{--paper:#0b1514;--raised:#101e1d;--ink:#ecf2ef;--quiet:#9fb0ab;--line:#2a3937;--press:#8ad6cb}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{max-width:68rem;margin:0 auto;padding:3rem 1.25rem 5rem}
h1{margin:0;font-size:clamp(1.75rem,4vw,2.5rem);line-height:1.1;letter-spacing:-.02em;overflow-wrap:anywhere}
h2{margin:0 0 .75rem;font-size:1rem}
a{color:var(--press);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--press);outline-offset:2px}
.count{margin:.5rem 0 1rem;color:var(--quiet)}
.empty{padding:3rem 0;border-top:1px solid var(--line);color:var(--quiet)}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:0 0 2rem}
label{display:grid;gap:.25rem;font-size:.875rem;color:var(--quiet)}
input,button{min-height:44px;padding:0 .875rem;border:1px solid var(--quiet);border-radius:4px;background:var(--raised);color:var(--ink);font:inherit}
input{width:min(20rem,100%)}
button{border-color:var(--press);background:var(--press);color:var(--paper);cursor:pointer}
form a{padding:.6rem 0}
table{width:100%;border-collapse:collapse}
th,td{padding:.75rem 1rem .75rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:baseline;overflow-wrap:anywhere}
th{border:0;font-size:.875rem;font-weight:500;color:var(--quiet)}
td:last-child,th:last-child{padding-right:0}
time{font:.8125rem/1.6 ui-monospace,monospace;font-variant-numeric:tabular-nums;color:var(--quiet)}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.5rem;margin:1.5rem 0 2.5rem}
dt{color:var(--quiet)}
dd{margin:0;overflow-wrap:anywhere}
section{padding:1.5rem 0;border-top:1px solid var(--line)}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:.8125rem/1.6 ui-monospace,monospace}
pre.text{max-width:64ch;font:inherit}
iframe{width:100%;height:70vh;border:1px solid var(--line);border-radius:4px;background:#fff;color-scheme:light}
ul{margin:0;padding:0;list-style:none}
li span{margin-left:.75rem;font:.8125rem ui-monospace,monospace;color:var(--quiet)}
@media (max-width:40rem){thead{display:none}tr{display:block;padding:.75rem 0;border-top:1px solid var(--line)}td{display:block;padding:.125rem 0;border:0}}
`
