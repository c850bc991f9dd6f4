/** The look of another company's shop: nothing of ours is used, so that nothing of ours can break it. */
export const MALL_CSS = `
body { margin: 0 auto; max-width: 960px; padding: 24px; font: 16px/1.6 "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; color: #222; background: #fff8f2; }
a { color: #b4430c; }
h1 { font-size: 22px; line-height: 1.4; }
.note { color: #5c4a3d; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 20px; padding: 0; list-style: none; }
.grid li { background: #fff; border-radius: 8px; padding: 12px; box-shadow: 0 1px 3px #0002; }
.title { display: block; margin-top: 8px; }
.price { color: #c8370b; font-weight: 700; font-size: 18px; }
img { display: block; max-width: 100%; height: auto; border-radius: 6px; }
article { display: grid; grid-template-columns: minmax(0, 400px) 1fr; gap: 32px; }
.pictures img + img { margin-top: 12px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 8px 16px; }
dt { color: #5c4a3d; }
dd { margin: 0; }
.option { display: inline-block; border: 1px solid #d8c6b8; border-radius: 4px; padding: 0 8px; background: #fff; }
code { display: block; font-size: 13px; overflow-wrap: anywhere; color: #5c4a3d; }
@media (max-width: 640px) { article { grid-template-columns: 1fr; } }
`
