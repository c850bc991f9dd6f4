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
  shelf: 'Your warehouse',
  howToBuy: 'How to buy, step by step',
}
