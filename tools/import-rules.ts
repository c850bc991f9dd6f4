/*
 * The allowed imports (ARCHITECTURE.md), as two tables. `imports.test.ts` checks every import of the
 * repository against them.
 */

/**
 * Workspaces, from the purest to the one with the most side effects, and the workspaces that each may import.
 */
export const WORKSPACES: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  text: ['domain', 'contract'],
  ui: ['domain', 'text'],
  browser: ['domain', 'contract', 'text', 'ui'],
  storefront: ['domain', 'contract', 'text', 'ui', 'browser'],
  console: ['domain', 'contract', 'text', 'ui', 'browser'],
  server: ['domain', 'contract', 'text'],
  e2e: ['domain', 'contract', 'text'],
  bench: ['domain', 'contract', 'text', 'server', 'e2e'],
  tools: ['domain', 'contract', 'text'],
}

/**
 * Folders of the rules, and the folders that each may import. The order is the layering: no folder imports a
 * lower one.
 */
export const RULES: Readonly<Record<string, readonly string[]>> = {
  content: [],
  jobs: [],
  leads: [],
  mail: [],
  setup: [],
  money: [],
  time: [],
  texts: [],
  printing: ['texts'],
  numbers: ['texts'],
  states: [],
  policy: ['money', 'states'],
  shipping: ['money', 'numbers', 'policy', 'states', 'texts'],
  addresses: ['printing', 'shipping', 'texts'],
  accounts: ['addresses', 'money', 'texts', 'time'],
  funds: ['money', 'states'],
  books: ['funds', 'states'],
  ledger: ['money', 'states'],
  claims: ['ledger', 'money', 'shipping', 'states'],
  brand: [],
  goods: ['accounts', 'texts'],
  rewards: ['money', 'texts'],
  warehouse: ['money', 'numbers', 'shipping', 'states', 'texts'],
  orders: ['ledger', 'money', 'rewards', 'shipping', 'states', 'texts', 'warehouse'],
  configuration: ['brand', 'goods', 'money', 'orders', 'texts'],
  conversations: ['states'],
  customs: ['money', 'texts'],
  duty: ['addresses', 'customs', 'money', 'shipping'],
  links: ['orders'],
  parcels: ['claims', 'ledger', 'money', 'rewards', 'shipping', 'states', 'warehouse'],
  limits: ['claims', 'funds', 'money', 'orders', 'parcels'],
  'data-import': [
    'accounts',
    'funds',
    'limits',
    'links',
    'money',
    'orders',
    'shipping',
    'texts',
    'warehouse',
  ],
  'goods-knowledge': ['texts', 'warehouse'],
  hooks: ['shipping', 'states'],
  inbounds: ['states'],
  'landed-cost': ['customs', 'duty', 'money', 'orders', 'parcels', 'shipping'],
  'next-step': ['claims', 'money', 'orders', 'parcels', 'states', 'warehouse'],
  reports: ['states'],
  lists: ['funds', 'next-step', 'orders', 'reports', 'states', 'texts'],
  messages: ['time'],
  operations: ['states'],
  staff: ['states', 'time'],
}

/**
 * Features of the server, and the features whose public.ts each may call. The order is the layering: no
 * feature calls a lower one.
 */
export const FEATURES: Readonly<Record<string, readonly string[]>> = {
  postgres: [],
  policy: [],
  ledger: [],
  search: [],
  site: ['files', 'policy', 'search'],
  'next-steps': ['site'],
  files: [],
  mail: [],
  messages: ['files', 'mail', 'site'],
  identity: ['messages', 'site'],
  accounts: ['files', 'identity', 'ledger', 'mail', 'messages', 'site'],
  profile: ['files', 'site'],
  addresses: ['site'],
  goods: ['files', 'site'],
  'goods-knowledge': ['files', 'goods', 'site'],
  cart: ['files', 'goods', 'rewards', 'site'],
  shipping: ['addresses', 'files', 'policy', 'site'],
  customs: ['files', 'shipping', 'site'],
  standing: ['ledger', 'site'],
  funds: ['files', 'goods', 'identity', 'ledger', 'messages', 'policy', 'search', 'site', 'standing'],
  rewards: ['ledger', 'messages', 'policy', 'site', 'standing'],
  'landed-cost': ['customs', 'goods', 'goods-knowledge', 'ledger', 'rewards', 'shipping', 'site'],
  orders: [
    'cart',
    'files',
    'funds',
    'goods',
    'ledger',
    'mail',
    'messages',
    'next-steps',
    'policy',
    'rewards',
    'search',
    'site',
  ],
  warehouse: [
    'files',
    'goods',
    'goods-knowledge',
    'ledger',
    'messages',
    'next-steps',
    'orders',
    'rewards',
    'search',
    'shipping',
    'site',
  ],
  parcels: [
    'addresses',
    'customs',
    'landed-cost',
    'files',
    'funds',
    'goods',
    'goods-knowledge',
    'ledger',
    'messages',
    'next-steps',
    'orders',
    'rewards',
    'search',
    'shipping',
    'site',
    'standing',
    'warehouse',
  ],
  desk: ['files', 'goods', 'ledger', 'next-steps', 'site', 'warehouse'],
  tracking: ['parcels'],
  carriers: ['files', 'messages', 'parcels', 'shipping', 'site'],
  claims: ['files', 'goods', 'ledger', 'messages', 'orders', 'parcels', 'policy', 'site'],
  payments: ['files', 'funds', 'goods', 'ledger', 'messages', 'orders', 'parcels', 'rewards', 'site'],
  conversations: ['files', 'mail', 'messages', 'search', 'site'],
  'personal-data': ['accounts', 'files', 'identity', 'ledger', 'messages', 'rewards', 'standing'],
  hooks: ['accounts', 'identity', 'messages'],
  push: ['accounts', 'identity', 'messages', 'site'],
  checks: ['ledger', 'orders', 'rewards'],
  operations: ['checks', 'customs', 'ledger', 'mail', 'orders', 'parcels', 'search', 'site', 'warehouse'],
  leads: ['mail', 'search', 'site'],
  setup: ['customs', 'funds', 'mail', 'site'],
  'data-import': ['accounts', 'files', 'ledger', 'orders', 'policy', 'shipping', 'site', 'warehouse'],
  staff: ['accounts', 'audit', 'identity', 'parcels', 'policy', 'setup', 'shipping', 'site'],
  audit: [],
  reports: [],
  jobs: [],
  lists: ['next-steps', 'search'],
  records: ['files', 'goods', 'ledger', 'next-steps', 'policy', 'search', 'standing'],
  pages: ['files', 'setup', 'site'],
}

/** Files that know the whole server, because they start, list or fill it. */
export const KNOWS_ALL =
  /^server\/src\/(app|main|read-env|books|admin|backup|restore|move-files|migrate|rules)\.ts$|^server\/src\/demo\//

/** Test code and the configuration of tools, which may import anything. */
export const TEST =
  /\.test(-support)?\.tsx?$|\/testing\.tsx?$|\/test\/|^tools\/|^e2e\/|(^|\/)vite(st)?\.config\.ts$/
