import { MARKETPLACES } from './marketplaces/by-host.ts'

const WALL_HOSTS = new Set(MARKETPLACES.flatMap(({ wallHosts = [] }) => wallHosts))

/**
 * Whether an address is a marketplace's log-in page or robot check, whose content is not a product, whatever
 * it looks like.
 */
export function isWall(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, pathname } = new URL(address)
  return (
    WALL_HOSTS.has(hostname) ||
    /\/(?:_____tmd_____\/)?punish\b/.test(pathname) ||
    (hostname.endsWith('.yangkeduo.com') && pathname === '/login.html')
  )
}
