/** Where marketplaces send a visitor whom they do not know, instead of showing the product. */
const WALL_HOSTS = new Set([
  'login.taobao.com',
  'login.m.taobao.com',
  'login.tmall.com',
  'login.1688.com',
  'login-m.1688.com',
  'sec.1688.com',
  'sec.taobao.com',
  'passport.jd.com',
  'plogin.m.jd.com',
  'cfe.m.jd.com',
  'sso.weidian.com',
  'sso1.weidian.com',
  'passport.suning.com',
  'passport.vip.com',
  'login.dangdang.com',
])

/** Whether an address is a marketplace's log-in or robot check: its content is no product, whatever it looks like. */
export function isWall(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, pathname } = new URL(address)
  return (
    WALL_HOSTS.has(hostname) ||
    /\/(?:_____tmd_____\/)?punish\b/.test(pathname) ||
    (hostname.endsWith('.yangkeduo.com') && pathname === '/login.html')
  )
}
