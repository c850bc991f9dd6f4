import { escape } from './escape.ts'

/**
 * Head, banner and footer around every page of the mall. It stands for another company's site, so it uses
 * nothing of our own design.
 */
export const page = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="zh-Hans"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/demo-mall/mall.css">${head}</head>
<body><header><a class="sign" href="/demo-mall/"><b>集市</b> 演示商城</a><span>商品、店铺均为虚构</span></header>
<main>${body}</main>
<footer>演示商城只存在于演示模式，用来体验代购的完整流程。图片均为程序绘制。</footer></body></html>`
