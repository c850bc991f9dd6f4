/**
 * The styles of the provider's pages. They share none with the shop, so that the pages are not mistaken for
 * the shop's.
 */
export const SANDBOX_CSS = `
body { margin: 0; font: 17px/1.6 system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif; color: #14213d; background: #eaf0fb; }
header { padding: 16px 24px; font-weight: 700; letter-spacing: .02em; color: #fff; background: #14213d; }
main { box-sizing: border-box; max-width: 440px; margin: 32px auto; padding: 28px; background: #fff; border-radius: 14px; box-shadow: 0 8px 28px #14213d1f; }
h1 { margin: 0 0 20px; font-size: 22px; line-height: 1.3; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 6px 20px; margin: 0 0 24px; }
dt { color: #55617a; }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.amount { font-size: 20px; font-weight: 700; }
button { width: 100%; min-height: 48px; margin: 0 0 12px; font: inherit; font-weight: 600; border-radius: 10px; cursor: pointer; }
.main { color: #fff; background: #1d5fd1; border: 0; }
.plain { color: #14213d; background: #fff; border: 1px solid #8b96ab; }
button:focus-visible, a:focus-visible { outline: 3px solid #f2a900; outline-offset: 2px; }
a { color: #1d5fd1; }
.note { margin: 12px 0 0; font-size: 14px; color: #55617a; }
@media (max-width: 480px) { main { margin: 0; border-radius: 0; } }
`
