/**
 * The styles of another company's shop: none of our own are used, so that changes to ours cannot break it.
 */
export const MALL_CSS = `
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.6 "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; color: #2a211b; background: #fbf6f1; }
header, main, footer { max-width: 1120px; margin: 0 auto; padding: 0 20px; }
header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 16px; padding-block: 16px; border-bottom: 1px solid #eadccf; color: #6b5747; font-size: 14px; }
.sign { color: #2a211b; text-decoration: none; font-size: 18px; }
.sign b { display: inline-block; background: #b8340b; color: #fff; border-radius: 6px; padding: 0 8px; margin-inline-end: 4px; }
footer { padding-block: 32px 48px; color: #6b5747; font-size: 14px; }
a { color: #a8390b; }
h1 { font-size: 24px; line-height: 1.35; margin: 24px 0 4px; }
h2 { font-size: 19px; margin: 40px 0 4px; }
p { margin: 0 0 12px; }
.note, .helper, .shop { color: #6b5747; }
.helper { font-size: 14px; }
ul { list-style: none; padding: 0; margin: 0; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 20px; margin-top: 16px; }
.grid li { display: grid; grid-template-rows: auto auto 1fr auto auto; gap: 6px; background: #fff; border-radius: 12px; padding: 12px; box-shadow: 0 1px 2px #5a3a2018; }
.grid a:first-child { color: inherit; text-decoration: none; }
.grid img { border-radius: 8px; }
.title { display: block; margin-top: 8px; font-weight: 600; line-height: 1.45; }
.row { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 8px; align-self: end; }
.shop { font-size: 13px; }
.price b, .band b, .steps b { color: #b8340b; font-size: 20px; font-variant-numeric: tabular-nums; }
.lines { margin-top: 12px; background: #fff; border-radius: 12px; }
.lines li { display: grid; grid-template-columns: 1fr 1fr 2fr auto; gap: 4px 16px; align-items: center; padding: 10px 16px; }
.lines li + li { border-top: 1px solid #f0e5db; }
img { display: block; max-width: 100%; height: auto; }
article { display: grid; grid-template-columns: minmax(0, 440px) minmax(0, 1fr); gap: 40px; margin-top: 24px; }
article h1 { margin-top: 0; }
.pictures { display: grid; grid-template-columns: repeat(4, 1fr); gap: 10px; align-content: start; }
.pictures img { grid-column: 1 / -1; width: 100%; border-radius: 12px; }
.pictures .small { grid-column: span 1; border-radius: 8px; }
.band, .steps { background: #fdeee3; border-radius: 10px; padding: 12px 16px; margin: 12px 0; }
.band b { font-size: 30px; }
.out { float: inline-end; background: #6b5747; color: #fff; border-radius: 6px; padding: 2px 10px; margin-top: 8px; }
.steps { display: flex; flex-wrap: wrap; gap: 8px 32px; }
.steps span { display: block; color: #6b5747; font-size: 14px; }
.choice h2 { font-size: 15px; font-weight: 400; color: #6b5747; margin: 12px 0 4px; }
.choice p { display: flex; flex-wrap: wrap; gap: 8px; }
.chip { border: 1px solid #d8c3b2; border-radius: 8px; padding: 4px 14px; background: #fff; }
.none { color: #78695c; text-decoration: line-through; background: #f3ece5; }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 8px 20px; border-top: 1px solid #eadccf; padding-top: 16px; }
dt { color: #6b5747; }
dd { margin: 0; }
code { font-size: 13px; overflow-wrap: anywhere; color: #6b5747; user-select: all; }
.buy { justify-self: start; display: inline-block; background: #b8340b; color: #fff; border-radius: 8px; padding: 6px 18px; text-decoration: none; }
.wall { max-width: 520px; margin: 64px auto; background: #fff; border-radius: 14px; padding: 24px 32px 32px; text-align: center; }
.slider { position: relative; background: #f0e5db; border-radius: 8px; padding: 10px 16px 10px 56px; color: #6b5747; }
.slider span { position: absolute; inset: 0 auto 0 0; width: 46px; border-radius: 8px; background: #b8340b; }
@media (max-width: 700px) {
  .grid { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; }
  .lines li, article { grid-template-columns: minmax(0, 1fr); }
  article { gap: 20px; }
}
`
