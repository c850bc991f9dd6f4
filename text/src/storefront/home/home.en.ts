export const text = {
  title: 'Buy from Chinese shops with one link',
  promise: 'Paste a link. We buy it in China and send it to you.',
  lead: (freeDays: number) =>
    `Every item is checked, weighed and photographed, kept ${freeDays} days free of charge, and travels with your other purchases in one package.`,
  accepts: 'Works with any shop, any share text and links from other agents:',
  marketplaces: [
    'Taobao',
    'Tmall',
    '1688',
    'Weidian',
    'JD',
    'Pinduoduo',
    'Xianyu',
    'Dewu',
    'Douyin',
    'Suning',
    'Vip',
    'Yupoo',
  ],
  tryLinks: 'No link at hand? Try one of the demonstration’s:',
  tryNames: ['Cotton hoodie', 'Gooseneck kettle', 'Leather notebook'],
  tryMall: 'All of its goods',
  filled: {
    label: 'An example, filled in',
    paste: 'You paste this',
    /** A seller's own words: Chinese in every language. */
    pasted: { before: '【淘宝】「重磅纯棉连帽卫衣 男女同款」', after: '点击链接直接打开' },
    get: 'You get this',
    goods: 'Heavy cotton hoodie, fleece-lined',
    options: 'Colour dark green · Size L',
    door: (country: string) => `To your door in ${country}`,
    now: 'Pay now',
    later: 'Pay when it ships',
    by: (min: number | null, max: number | null, weight: string) =>
      `${min === null || max === null ? 'Direct line' : `By air in ${min} to ${max} days`}, as a package of ${weight} of its own. Travelling with others costs less.`,
  },
  howToBuy: 'How to buy, step by step',
}
