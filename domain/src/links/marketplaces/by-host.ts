import { alibaba1688 } from './1688.ts'
import { dewu } from './dewu.ts'
import { douyin } from './douyin.ts'
import { jd } from './jd.ts'
import type { Marketplace } from './marketplace.ts'
import { pinduoduo } from './pinduoduo.ts'
import { suning } from './suning.ts'
import { taobao, tmall } from './taobao.ts'
import { vip } from './vip.ts'
import { weidian } from './weidian.ts'
import { xianyu } from './xianyu.ts'
import { xiaohongshu } from './xiaohongshu.ts'
import { youzan } from './youzan.ts'
import { yupoo } from './yupoo.ts'

const MARKETPLACES: readonly Marketplace[] = [
  taobao,
  tmall,
  alibaba1688,
  weidian,
  jd,
  pinduoduo,
  xianyu,
  douyin,
  xiaohongshu,
  dewu,
  suning,
  vip,
  youzan,
  yupoo,
]

const BY_DOMAIN = new Map(MARKETPLACES.flatMap((one) => one.domains.map((domain) => [domain, one])))
const BY_SCHEME = new Map(
  MARKETPLACES.flatMap((one) => (one.appSchemes ?? []).map((scheme) => [scheme, one])),
)

/** The marketplace a host belongs to: the host itself, or a name above it at a dot. Never a part of a name. */
export function marketplaceAt(host: string): Marketplace | undefined {
  for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const found = BY_DOMAIN.get(name)
    if (found) return found
  }
  return undefined
}

/** The marketplace whose app opens links of this scheme. */
export const marketplaceOfApp = (scheme: string): Marketplace | undefined => BY_SCHEME.get(scheme)
