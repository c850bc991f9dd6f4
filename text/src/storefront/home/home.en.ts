import { inSentence } from '../../country-in-english.ts'

export const text = {
  title: 'Buy from Chinese shops with one link',
  promise: 'Paste a link. We buy it in China and send it to you.',
  lead: (freeDays: number) =>
    `We check, weigh and photograph every item, keep it for ${freeDays} days free of charge, and ship it with your other purchases in one package.`,
  accepts:
    'Taobao, Tmall, 1688, Weidian, JD, Pinduoduo, Xianyu and others; texts copied from the apps, lists and links from other agents too. No account needed to see the price.',
  tryLinks: 'No link to hand? Try one from the demo shop:',
  tryNames: ['Cotton hoodie', 'Gooseneck kettle', 'Leather notebook'],
  tryMall: 'See all its goods',
  filled: {
    label: 'A filled-in example',
    paste: 'You paste this',
    /** A seller's own words: Chinese in every language. */
    pasted: { before: '【淘宝】「重磅纯棉连帽卫衣 男女同款」', after: '点击链接直接打开' },
    get: 'You get this',
    goods: 'Heavy cotton hoodie, fleece-lined',
    options: 'Colour dark green · Size L',
    door: (country: string) => `To your door in ${inSentence(country)}`,
    now: 'Pay now',
    later: 'Pay when it ships',
    by: (min: number | null, max: number | null, weight: string) =>
      `${min === null || max === null ? 'Direct air' : `By air in ${min} to ${max} days`}, on its own in a box of ${weight}. With other goods it costs less.`,
  },
  howToBuy: 'How to buy, step by step',
}
