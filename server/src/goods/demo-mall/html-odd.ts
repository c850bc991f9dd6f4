import { page } from './html-page.ts'

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
