import { entryOf } from '../host-table.ts'
import { alibaba1688 } from './1688.ts'
import { dangdang } from './dangdang.ts'
import { dewu } from './dewu.ts'
import { douyin } from './douyin.ts'
import { jd } from './jd.ts'
import { kuaishou } from './kuaishou.ts'
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

/** All marketplaces whose links we can read. */
export const MARKETPLACES: readonly Marketplace[] = [
  taobao,
  tmall,
  alibaba1688,
  weidian,
  jd,
  pinduoduo,
  xianyu,
  douyin,
  kuaishou,
  xiaohongshu,
  dewu,
  suning,
  vip,
  dangdang,
  youzan,
  yupoo,
]

const BY_DOMAIN = new Map(
  MARKETPLACES.flatMap((marketplace) => marketplace.domains.map((domain) => [domain, marketplace])),
)
const BY_SCHEME = new Map(
  MARKETPLACES.flatMap((marketplace) =>
    (marketplace.appSchemes ?? []).map((scheme) => [scheme, marketplace]),
  ),
)

/** The marketplace a host belongs to. */
export const marketplaceAt = (host: string): Marketplace | undefined => entryOf(host, BY_DOMAIN)

/** The marketplace whose app opens links of this scheme. */
export const marketplaceOfApp = (scheme: string): Marketplace | undefined => BY_SCHEME.get(scheme)
