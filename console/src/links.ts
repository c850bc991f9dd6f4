/** Every address of the console, below /console. Nobody writes a path by hand; `routes.tsx` is the same list from the other side. */
export const to = {
  home: () => '/',
  review: (id?: string) => (id ? `/review?id=${id}` : '/review'),
  purchase: (tab?: 'waiting' | 'seller' | 'arriving') => (tab ? `/purchase?tab=${tab}` : '/purchase'),
  receive: (id?: string) => (id ? `/receive?id=${id}` : '/receive'),
  stock: (stage?: string) => (stage ? `/stock?stage=${stage}` : '/stock'),
  packing: (id?: string) => (id ? `/packing?id=${id}` : '/packing'),
  shipping: (tab?: string) => (tab ? `/shipping?tab=${tab}` : '/shipping'),
  refunds: () => '/refunds',
  conversations: (id?: string) => (id ? `/conversations?view=all&id=${id}` : '/conversations'),
  mails: () => '/mails',
  recharges: (q?: string) => (q ? `/recharges?q=${encodeURIComponent(q)}` : '/recharges'),
  remittances: () => '/remittances',
  withdrawals: () => '/withdrawals',
  reconciliation: () => '/reconciliation',
  exchangeRates: () => '/exchange-rates',
  books: () => '/books',
  sources: () => '/sources',
  rewards: () => '/rewards',
  leads: (id?: string) => (id ? `/leads?id=${id}` : '/leads'),
  content: () => '/content',
  article: (id?: number) => (id === undefined ? '/content/edit' : `/content/edit?id=${id}`),
  configuration: () => '/configuration',
  rates: () => '/rates',
  staff: (id?: string) => (id ? `/staff?id=${id}` : '/staff'),
  audit: (filter?: Readonly<Record<string, string>>) =>
    filter ? `/audit?${new URLSearchParams(filter).toString()}` : '/audit',
  ownAccount: () => '/account',
  /** Where the link of an invitation leads: open to everybody. */
  setPassword: () => '/password',
  /** An article where the shop shows it: outside the console. */
  inShop: (isHelp: boolean, id: number) => `/${isHelp ? 'faq' : 'article'}/${id}`,
}
