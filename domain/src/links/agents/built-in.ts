import type { LinkSite } from './link-site.ts'

/** The commonest numbering: hoobuy's, shared by the sites built like it. */
const FROM_ZERO = { '0': '1688', '1': 'taobao', '2': 'weidian' } as const
/** Of these only Weidian's number is known. */
const WEIDIAN_IS_TWO = { '2': 'weidian' } as const

const agent = (host: string, name: string, codes: LinkSite['codes'] = {}): LinkSite => ({
  kind: 'agent',
  host,
  name,
  codes,
})
const hosts = (kind: LinkSite['kind'], all: string): LinkSite[] =>
  all.split(' ').map((host) => ({ kind, host, name: '', codes: {} }))

/**
 * The sites that every shop starts with (docs/rules/goods.md). Staff change and extend the list in the
 * console.
 */
export const BUILT_IN: readonly LinkSite[] = [
  agent('42agent.com', '42agent'),
  agent('acbuy.com', 'acbuy'),
  agent('allchinabuy.com', 'allchinabuy'),
  agent('basetao.com', 'basetao'),
  agent('bbdbuy.com', 'bbdbuy'),
  agent('bbdbuyeu.com', 'bbdbuyeu'),
  agent('bhiner.com', 'bhiner'),
  agent('blikbuy.com', 'blikbuy'),
  agent('boonbuy.com', 'boonbuy', WEIDIAN_IS_TWO),
  agent('buy.gonest.cn', 'gonest', FROM_ZERO),
  agent('cnfans.com', 'cnfans'),
  agent('cnshopper.com', 'cnshopper'),
  agent('cssbuy.com', 'cssbuy'),
  agent('eastmallbuy.com', 'eastmallbuy'),
  agent('engbuy.com', 'engbuy'),
  agent('esugargoo.com', 'sugargoo'),
  agent('ezbuycn.com', 'ezbuycn'),
  agent('fansbuy.com', 'fansbuy'),
  agent('fishgoo.com', 'fishgoo'),
  agent('gonest.cn', 'gonest', FROM_ZERO),
  agent('gtbuy.com', 'gtbuy', FROM_ZERO),
  agent('hagobuy.com', 'hagobuy'),
  agent('hegobuy.com', 'hegobuy'),
  agent('hipobuy.com', 'hipobuy', FROM_ZERO),
  agent('hoobuy.com', 'hoobuy', FROM_ZERO),
  agent('hubbuy.com', 'hubbuy', WEIDIAN_IS_TWO),
  agent('hubbuycn.com', 'hubbuycn'),
  agent('itaobuy.com', 'itaobuy'),
  agent('joyabuy.com', 'joyabuy'),
  agent('joyagoo.com', 'joyagoo'),
  agent('kakobuy.co', 'kakobuy'),
  agent('kakobuy.com', 'kakobuy'),
  agent('kameymall.com', 'kameymall', { '1': 'taobao', '4': '1688', '7': 'weidian' }),
  agent('litbuy.com', 'litbuy', FROM_ZERO),
  agent('lolobuy.com', 'lolobuy'),
  agent('loongbuy.com', 'loongbuy'),
  agent('lovegobuy.com', 'lovegobuy'),
  agent('mulebuy.com', 'mulebuy'),
  agent('mycnbox.com', 'mycnbox'),
  agent('niuniubox.com', 'niuniubox'),
  agent('npbuy.com', 'npbuy'),
  agent('oopbuy.com', 'oopbuy', FROM_ZERO),
  agent('ootdbuy.com', 'ootdbuy', FROM_ZERO),
  agent('orientdig.com', 'orientdig'),
  agent('ossbuy.com', 'ossbuy'),
  agent('pandabuy.com', 'pandabuy'),
  agent('panglobalbuy.com', 'panglobalbuy', { '1': 'taobao', '2': '1688', '3': 'weidian' }),
  agent('pantherbuy.com', 'pantherbuy'),
  agent('parcelup.com', 'parcelup'),
  agent('pingubuy.com', 'pingubuy'),
  agent('ponybuy.com', 'ponybuy', { '1': 'taobao', '2': '1688', '3': 'weidian' }),
  agent('rizzitgo.com', 'rizzitgo', { '3': 'weidian' }),
  agent('sifubuy.com', 'sifubuy', { '1': '1688', '2': 'taobao', '4': 'weidian' }),
  agent('sinabuy.com', 'sinabuy', WEIDIAN_IS_TWO),
  agent('spanbuy.com', 'spanbuy'),
  agent('sugargoo.com', 'sugargoo'),
  agent('superbuy.com', 'superbuy'),
  agent('t.mulebuy.com', 'mulebuy'),
  agent('usfans.com', 'usfans', { '1': '1688', '2': 'taobao', '3': 'weidian' }),
  agent('vigorbuy.com', 'vigorbuy', WEIDIAN_IS_TWO),
  agent('wegobuy.com', 'wegobuy'),
  agent('wemimi.com', 'wemimi'),
  agent('yoybuy.com', 'yoybuy'),
  ...hosts('photos', 'doppel.fit findqc.com jadeship.com picks.ly qc.photos uufinds.com'),
  ...hosts(
    'short',
    'hoobuy.cc oopbuy.cc l.acbuy.com link.acbuy.com ikako.vip ihego.vip sl.kakobuy.com sl.hegobuy.com blikbuy.seewebs.com ' +
      'litbuy.shop t.mulebuy.com hipobuy.cn s.spblk.com l.ponybuy.com weidian.info tinyurl.com bit.ly t.co t.cn is.gd v.gd ' +
      'goo.gl ow.ly rebrand.ly',
  ),
]
