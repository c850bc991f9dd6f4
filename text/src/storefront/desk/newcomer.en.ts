/** The desk of a shopper who has not ordered anything yet. */
export const text = {
  title: 'How it works',
  steps: [
    {
      title: 'Paste a link',
      text: 'From Taobao, 1688, Weidian or another Chinese shop, into the box at the top of this page. Check the order form and pay for the goods.',
    },
    {
      title: 'See your goods',
      text: 'We buy them, weigh them and photograph them. The photos appear here, before anything leaves China.',
    },
    {
      title: 'Send one package',
      text: 'Choose what goes into it and how it travels. Only then do you pay for shipping.',
    },
  ],
  how: 'How to buy, step by step',
}
