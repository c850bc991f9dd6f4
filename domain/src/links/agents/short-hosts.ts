/** Agents' own short links and the general shorteners seen in lists of finds (docs/rules/goods.md). They name no marketplace. */
const SHORT_HOSTS = new Set([
  'hoobuy.cc',
  'oopbuy.cc',
  'l.acbuy.com',
  'ikako.vip',
  'ihego.vip',
  'sl.kakobuy.com',
  'sl.hegobuy.com',
  'blikbuy.seewebs.com',
  'litbuy.shop',
  't.mulebuy.com',
  'tinyurl.com',
  'bit.ly',
  't.co',
])

/** Services that give each customer a subdomain: `pandabuy.page.link`, `allchinabuy.allapp.link`. */
const CUSTOMER_HOST = /^[a-z0-9-]+\.(?:page|allapp)\.link$/

/** Whether a host serves nothing but short links. */
export const isShortHost = (host: string): boolean => SHORT_HOSTS.has(host) || CUSTOMER_HOST.test(host)
