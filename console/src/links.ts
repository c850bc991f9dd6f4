import type { SettingGroup } from '@longhaul/domain/configuration/settings.ts'

/**
 * The console's addresses, below /console, for links between its screens. Paths are written only here and in
 * the table of sections.
 */
export const to = {
  home: () => '/',
  review: (id?: string) => (id ? `/review?id=${id}` : '/review'),
  purchase: (tab?: 'waiting' | 'seller' | 'arriving') => (tab ? `/purchase?tab=${tab}` : '/purchase'),
  receive: (id?: string) => (id ? `/receive?id=${id}` : '/receive'),
  unclaimed: (id?: string) => (id ? `/unclaimed?id=${id}` : '/unclaimed'),
  stock: (stage?: string) => (stage ? `/stock?stage=${stage}` : '/stock'),
  packing: (id?: string) => (id ? `/packing?id=${id}` : '/packing'),
  pickWaves: () => '/packing/waves',
  pick: () => '/packing/pick',
  pickSheet: (wave: string) => `/packing/pick-list?wave=${wave}`,
  publicLists: () => '/reviews/lists',
  shownPhotos: () => '/estimates/photos',
  asideWeighings: () => '/estimates/weighings',
  goodsKinds: () => '/estimates/kinds',
  goodsOf: (marketplace: string, item: string) =>
    `/estimates/kinds?goods=${encodeURIComponent(`${marketplace} ${item}`)}`,
  photos: (id?: string) => (id ? `/receive/photos?id=${id}` : '/receive/photos'),
  putAway: () => '/receive/put-away',
  count: () => '/receive/count',
  countDifferences: () => '/stock/differences',
  foundThings: () => '/stock/differences?stage=found',
  transfers: (id?: string) => (id ? `/stock/transfers?id=${id}` : '/stock/transfers'),
  shifts: () => '/shifts',
  transferSheet: (id: string) => `/stock/manifest?id=${id}`,
  stationCodes: () => '/receive/codes',
  dispatch: (tab?: string) => (tab ? `/dispatch?tab=${tab}` : '/dispatch'),
  refunds: () => '/refunds',
  claims: () => '/claims',
  claim: (id: string, stage: string) => `/claims?stage=${stage}&id=${id}`,
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
  creators: (view?: 'checking') => (view ? `/rewards/creators?view=${view}` : '/rewards/creators'),
  reviews: () => '/reviews',
  leads: (id?: string) => (id ? `/leads?id=${id}` : '/leads'),
  content: () => '/content',
  article: (id?: number) => (id === undefined ? '/content/edit' : `/content/edit?id=${id}`),
  configuration: (group?: SettingGroup) => (group ? `/configuration?group=${group}` : '/configuration'),
  setup: () => '/setup',
  workingDays: () => '/setup/working-days',
  spreadsheets: () => '/setup/spreadsheets',
  waysToPay: () => '/ways-to-pay',
  shipping: (tab?: string) => (tab ? `/shipping?tab=${tab}` : '/shipping'),
  staff: (id?: string) => (id ? `/staff?id=${id}` : '/staff'),
  audit: (filter?: Readonly<Record<string, string>>) =>
    filter ? `/audit?${new URLSearchParams(filter).toString()}` : '/audit',
  ownAccount: () => '/account',
  /** The page that an invitation links to; needs no log-in. */
  setPassword: () => '/password',
  /** A list as a table, with its filters. */
  lists: (list?: string, words: Readonly<Record<string, string>> = {}) =>
    list ? `/lists?${new URLSearchParams({ list, ...words }).toString()}` : '/lists',
  reports: () => '/reports',
  jobs: () => '/jobs',
  /** The books, filtered by a number, a shopper's code, or `#` and a transaction. */
  booksOf: (q: string) => `/books?q=${encodeURIComponent(q)}`,
  refundCase: (id: string, stage: string) => `/refunds?stage=${stage}&id=${id}`,
  remittance: (id: string, stage: string) => `/remittances?stage=${stage}&id=${id}`,
  withdrawal: (id: string, stage: string) => `/withdrawals?stage=${stage}&id=${id}`,
  parcel: (id: string) => `/dispatch?id=${id}`,
  stockOf: (q: string) => `/stock?stage=all&q=${encodeURIComponent(q)}`,
  shoppers: (q?: string) => (q ? `/shoppers?q=${encodeURIComponent(q)}` : '/shoppers'),
  shopper: (id?: string) => (id ? `/shoppers/one?id=${id}` : '/shoppers/one'),
  order: (id?: string) => (id ? `/order?id=${id}` : '/order'),
  /** Leads on to where an order or a package is processed now; the demo's shop links here. */
  deskOf: (subject: 'order' | 'package', id: string) => `/desk?${subject}=${id}`,
  /** Leads on to an order's record by the order's number. */
  orderOf: (number: string) => `/desk?number=${encodeURIComponent(number)}`,
  /** Everything about a package; `parcel` is the page where it is processed. */
  package: (id?: string) => (id ? `/package?id=${id}` : '/package'),
  stockItem: (id: string) => `/stock?stage=all&id=${id}`,
  approvals: () => '/approvals',
  proposal: (id: string) => `/approvals?id=${id}`,
  policy: (act?: string) => (act ? `/policy?id=${act}` : '/policy'),
  adjustment: (id: string, stage: string) => `/approvals?view=corrections&stage=${stage}&id=${id}`,
  /** A public list and an article as the shop shows them, outside the console. */
  listInShop: (code: string) => `/list/${code}`,
  creatorInShop: (code: string) => `/c/${code}`,
  inShop: (isHelp: boolean, id: number) => `/${isHelp ? 'faq' : 'article'}/${id}`,
}
