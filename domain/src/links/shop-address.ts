import type { ParsedLink, Platform } from './parsed-link.ts'

/** The front page of a shop by its id, at marketplaces whose shops have one. */
const FRONT_PAGES: Partial<Record<Platform, (id: string) => string>> = {
  taobao: (id) => `https://shop${id}.taobao.com/`,
  '1688': (id) => `https://m.1688.com/winport/${id}.html`,
  weidian: (id) => `https://weidian.com/?userid=${id}`,
  jd: (id) => `https://mall.jd.com/index-${id}.html`,
  pinduoduo: (id) => `https://mobile.yangkeduo.com/mall_page.html?mall_id=${id}`,
  xianyu: (id) => `https://www.goofish.com/personal?userId=${id}`,
  yupoo: (id) => `https://${id}.x.yupoo.com/albums`,
  dangdang: (id) => `http://shop.dangdang.com/${id}`,
}

/**
 * The address of the shop that a link names, rebuilt from its marketplace and its id; null if the link names
 * none, or a number that is not surely one of a shop.
 */
export function shopAddress(parsed: ParsedLink): string | null {
  const { platform, sellerId, viaAgent } = parsed.ok ? parsed.link : parsed
  if (platform === undefined || sellerId === undefined) return null
  // Elsewhere a product's link has the number of the seller, which is not that of the shop.
  if (parsed.ok && platform !== 'weidian') return null
  // Agents write either number for Taobao.
  if (viaAgent !== undefined && platform === 'taobao') return null
  const address = FRONT_PAGES[platform]?.(sellerId)
  return address !== undefined && isShopAddress(address) ? address : null
}

/** Whether an address is one that `shopAddress` makes. */
export const isShopAddress = (address: string): boolean =>
  Object.entries(FRONT_PAGES).some(([platform, pageOf]) => {
    const [before = '', after = ''] = pageOf(ID).split(ID)
    const id = address.slice(before.length, address.length - after.length)
    return address === pageOf(id) && (ID_FORMS[platform] ?? NUMBER).test(id)
  })

const ID = '{id}'
const NUMBER = /^[1-9]\d{2,14}$/
const ID_FORMS: Record<string, RegExp> = {
  '1688': /^b2b-[A-Za-z0-9_-]{4,60}$/,
  yupoo: /^[a-z0-9][a-z0-9-]{0,59}$/,
}
