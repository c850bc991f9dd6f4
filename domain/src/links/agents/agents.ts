/** The marketplaces for which agents use their own words or numbers. */
export type MarketWord = 'taobao' | 'tmall' | '1688' | 'weidian'

/** A site whose product links stand for a marketplace's. */
export type Agent = {
  /** The value of `viaAgent`. Absent for sites that are not agents: galleries of inspection photos, search engines. */
  name?: string
  /** The meaning of its numbers for marketplaces, where it uses numbers. */
  codes?: Readonly<Record<string, MarketWord>>
}

/** The commonest numbering: hoobuy's, shared by the sites built like it. */
const FROM_ZERO = { '0': '1688', '1': 'taobao', '2': 'weidian' } as const
/** Of these only Weidian's number is known. */
const WEIDIAN_IS_TWO = { '2': 'weidian' } as const

const agent = (name: string, codes?: Agent['codes']): Agent => (codes ? { name, codes } : { name })

/**
 * Sites by domain (docs/rules/goods.md). Each answers at the bare domain, `www.` and `m.`. A new agent is one line here; the families in
 * the neighbouring files, which are tried on every site of this table, know how links name an item.
 */
const SITES: Readonly<Record<string, Agent>> = {
  'acbuy.com': agent('acbuy'),
  'allchinabuy.com': agent('allchinabuy'),
  'basetao.com': agent('basetao'),
  '42agent.com': agent('42agent'),
  'bbdbuy.com': agent('bbdbuy'),
  'bbdbuyeu.com': agent('bbdbuyeu'),
  'bhiner.com': agent('bhiner'),
  'blikbuy.com': agent('blikbuy'),
  'boonbuy.com': agent('boonbuy', WEIDIAN_IS_TWO),
  'cnfans.com': agent('cnfans'),
  'cnshopper.com': agent('cnshopper'),
  'cssbuy.com': agent('cssbuy'),
  'eastmallbuy.com': agent('eastmallbuy'),
  'esugargoo.com': agent('sugargoo'),
  'ezbuycn.com': agent('ezbuycn'),
  'fansbuy.com': agent('fansbuy'),
  'fishgoo.com': agent('fishgoo'),
  'gtbuy.com': agent('gtbuy', FROM_ZERO),
  'hagobuy.com': agent('hagobuy'),
  'hegobuy.com': agent('hegobuy'),
  'hipobuy.com': agent('hipobuy', FROM_ZERO),
  'hoobuy.com': agent('hoobuy', FROM_ZERO),
  'hubbuy.com': agent('hubbuy', WEIDIAN_IS_TWO),
  'hubbuycn.com': agent('hubbuycn'),
  'itaobuy.com': agent('itaobuy'),
  'joyabuy.com': agent('joyabuy'),
  'joyagoo.com': agent('joyagoo'),
  'kakobuy.com': agent('kakobuy'),
  'kameymall.com': agent('kameymall', { '1': 'taobao', '4': '1688', '7': 'weidian' }),
  'litbuy.com': agent('litbuy', FROM_ZERO),
  'loongbuy.com': agent('loongbuy'),
  'lovegobuy.com': agent('lovegobuy'),
  'mulebuy.com': agent('mulebuy'),
  't.mulebuy.com': agent('mulebuy'),
  'mycnbox.com': agent('mycnbox'),
  'niuniubox.com': agent('niuniubox'),
  'npbuy.com': agent('npbuy'),
  'ootdbuy.com': agent('ootdbuy', FROM_ZERO),
  'oopbuy.com': agent('oopbuy', FROM_ZERO),
  'orientdig.com': agent('orientdig'),
  'ossbuy.com': agent('ossbuy'),
  'pandabuy.com': agent('pandabuy'),
  'panglobalbuy.com': agent('panglobalbuy', { '1': 'taobao', '2': '1688', '3': 'weidian' }),
  'ponybuy.com': agent('ponybuy', { '1': 'taobao', '2': '1688', '3': 'weidian' }),
  'rizzitgo.com': agent('rizzitgo', { '3': 'weidian' }),
  'sifubuy.com': agent('sifubuy', { '1': '1688', '2': 'taobao', '4': 'weidian' }),
  'sinabuy.com': agent('sinabuy', WEIDIAN_IS_TWO),
  'sugargoo.com': agent('sugargoo'),
  'superbuy.com': agent('superbuy'),
  'usfans.com': agent('usfans', { '1': '1688', '2': 'taobao', '3': 'weidian' }),
  'vigorbuy.com': agent('vigorbuy', WEIDIAN_IS_TWO),
  'wegobuy.com': agent('wegobuy'),
  'wemimi.com': agent('wemimi'),
  'yoybuy.com': agent('yoybuy'),

  'findqc.com': {},
  'jadeship.com': {},
}

/** The site at a host, which is matched whole: `buy.pandabuy.com` is not in the table. */
export function agentAt(host: string): Agent | undefined {
  const name = host.startsWith('www.') ? host.slice(4) : host.startsWith('m.') ? host.slice(2) : host
  return Object.hasOwn(SITES, name) ? SITES[name] : undefined
}
