/** A page of the mall without the product that its address promises, as marketplaces answer in such cases. */
export type OddPage = {
  platform: 'taobao' | 'tmall' | '1688' | 'weidian'
  itemId: string
  kind: 'login_wall' | 'shop_closed' | 'gone' | 'silent'
  /** What a visitor of the mall can try with this page. */
  title: string
  helperTitle: string
}

export const ODD_PAGES: readonly OddPage[] = [
  {
    platform: 'taobao',
    itemId: '812600000951',
    kind: 'login_wall',
    title: '需要登录才能查看的商品',
    helperTitle: 'The marketplace wants a log-in first',
  },
  {
    platform: 'weidian',
    itemId: '7290000968',
    kind: 'shop_closed',
    title: '店铺已经关闭',
    helperTitle: 'The shop is closed',
  },
  {
    platform: 'tmall',
    itemId: '812700000975',
    kind: 'gone',
    title: '商品已经下架',
    helperTitle: 'The item is gone',
  },
  {
    platform: '1688',
    itemId: '712800000982',
    kind: 'silent',
    title: '页面没有响应',
    helperTitle: 'The page does not answer',
  },
]

export const findOddPage = (platform: string, itemId: string): OddPage | undefined =>
  ODD_PAGES.find((page) => page.platform === platform && page.itemId === itemId)
