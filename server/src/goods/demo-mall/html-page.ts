import { escapeHtml } from '../../platform/http/escape-html.ts'

/**
 * Head, banner and footer around every page of the mall. It stands for another company's site, so it uses
 * nothing of our own design.
 */
export const page = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="zh-Hans"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/demo-mall/mall.css">${head}</head>
<body><header><a class="sign" href="/demo-mall/"><b>集市</b> 演示商城</a><span>商品、店铺均为虚构</span></header>
<main>${body}</main>
<footer>演示商城只存在于演示模式，用来体验代购的完整流程。图片均为程序绘制。</footer></body></html>`

/* Pages served in place of a product: a marketplace's log-in page, and what remains of a closed shop. */

export const loginPage = (): string =>
  page(
    '登录',
    '',
    `<section class="wall"><h1>请登录后查看商品</h1><p>为了你的账户安全，请登录，并拖动下方滑块完成安全验证。</p>
    <p class="slider"><span></span>向右拖动滑块完成验证</p></section>`,
  )

export const closedPage = (): string =>
  page(
    '店铺已关闭',
    '',
    `<section class="wall"><h1>该店铺已关闭</h1><p>店主已停止营业，感谢一路相伴。</p><p><a href="/demo-mall/">去看看其他店铺</a></p></section>`,
  )

export const gonePage = (): string =>
  page(
    '商品不存在',
    '',
    `<section class="wall"><h1>很抱歉，您查看的商品不存在</h1><p>商品已下架，或地址有误。</p><p><a href="/demo-mall/">返回首页</a></p></section>`,
  )

/** JSON for a script element. Escapes `<`, which could end the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
