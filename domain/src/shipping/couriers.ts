import type { Script } from '@longhaul/domain/languages.ts'

/**
 * A courier, with its codes at the two common Chinese tracking services (empty if it has none) and the
 * formats of its numbers.
 */
type Row = {
  readonly code: string
  readonly names: Readonly<Record<Script, string>>
  readonly scope: 'domestic' | 'international'
  readonly kuaidi100Code: string
  readonly kdniaoCode: string
  /** The format of the numbers that it issues today. */
  readonly usual: RegExp
  /** All formats that it has been seen to use, some shared with other couriers. */
  readonly accepted: RegExp
}

/**
 * The couriers that we know, most common first: where two use the same number format, the first is assumed.
 * The same rows, with their sources, are in `server/seed/couriers.csv`; a test keeps both equal.
 */
// prettier-ignore
export const COURIERS = [
  { code: 'SF', names: { latin: 'SF Express', chinese: '顺丰速运' }, scope: 'domestic',
    kuaidi100Code: 'shunfeng', kdniaoCode: 'SF',
    usual: /^SF[0-9A-Z]\d{12}$/, accepted: /^(SF\d{12,15}|\d{12})$/ },
  { code: 'YTO', names: { latin: 'YTO Express', chinese: '圆通速递' }, scope: 'domestic',
    kuaidi100Code: 'yuantong', kdniaoCode: 'YTO',
    usual: /^YT\d{13}$/, accepted: /^[A-Z0-9]{2}\d{8,13}$/ },
  { code: 'ZTO', names: { latin: 'ZTO Express', chinese: '中通快递' }, scope: 'domestic',
    kuaidi100Code: 'zhongtong', kdniaoCode: 'ZTO',
    usual: /^7(3|4|5|6|8)\d{12}$/, accepted: /^\d{12}$|^\d{14}$/ },
  { code: 'STO', names: { latin: 'STO Express', chinese: '申通快递' }, scope: 'domestic',
    kuaidi100Code: 'shentong', kdniaoCode: 'STO',
    usual: /^(77|43)\d{11,13}$/, accepted: /^\d{12,15}$/ },
  { code: 'YUNDA', names: { latin: 'Yunda Express', chinese: '韵达速递' }, scope: 'domestic',
    kuaidi100Code: 'yunda', kdniaoCode: 'YD',
    usual: /^(4[36]|3[1-9])\d{13}$|^5\d{12}$/, accepted: /^\d{13}$|^\d{15}$/ },
  { code: 'JD', names: { latin: 'JD Logistics', chinese: '京东物流' }, scope: 'domestic',
    kuaidi100Code: 'jd', kdniaoCode: 'JD',
    usual: /^JD[A-Z0-9]{2}\d{11}$|^JDX\d{12}$/, accepted: /^JD[A-Z0-9]{0,3}\d{10,15}$/ },
  { code: 'EMS', names: { latin: 'China Post EMS', chinese: '中国邮政速递 EMS' }, scope: 'domestic',
    kuaidi100Code: 'ems', kdniaoCode: 'EMS',
    usual: /^E[A-Z]\d{9}CN$|^1[0-2]\d{11}$/, accepted: /^[A-Z]{2}\d{9}[A-Z]{2}$|^(10|11|12|50|51|52|95|97|98|99)\d{11}$/ },
  { code: 'YZPY', names: { latin: 'China Post parcel', chinese: '中国邮政快递包裹' }, scope: 'domestic',
    kuaidi100Code: 'youzhengguonei', kdniaoCode: 'YZPY',
    usual: /^9[6-9]\d{11}$/, accepted: /^\d{13}$|^[A-Z]{2}\d{11}$|^P[A-Z]\d{11}$/ },
  { code: 'JTSD', names: { latin: 'J&T Express', chinese: '极兔速递' }, scope: 'domestic',
    kuaidi100Code: 'jtexpress', kdniaoCode: 'JTSD',
    usual: /^JT\d{13}$/, accepted: /^JT\d{12,15}$/ },
  { code: 'HTKY', names: { latin: 'Best Express', chinese: '百世快递' }, scope: 'domestic',
    kuaidi100Code: 'huitongkuaidi', kdniaoCode: 'HTKY',
    usual: /^[ABDE]\d{12}$|^5\d{13,14}$/, accepted: /^[A-Z0-9]{11,15}$/ },
  { code: 'DBL', names: { latin: 'Deppon', chinese: '德邦快递' }, scope: 'domestic',
    kuaidi100Code: 'debangkuaidi', kdniaoCode: 'DBL',
    usual: /^DPK\d{12}$/, accepted: /^DPK\d{11,14}$|^\d{8,10}$/ },
  { code: 'CAINIAO', names: { latin: 'Cainiao / Danniao', chinese: '菜鸟速递 / 丹鸟' }, scope: 'domestic',
    kuaidi100Code: 'danniao', kdniaoCode: 'CNSD',
    usual: /^621\d{12}$/, accepted: /^\d{15}$/ },
  { code: 'UC', names: { latin: 'UCE Express', chinese: '优速快递' }, scope: 'domestic',
    kuaidi100Code: 'youshuwuliu', kdniaoCode: 'UC',
    usual: /^(VIP\d{9}|V\d{11})$/, accepted: /^(VIP\d{9}|V\d{11}|\d{12})$/ },
  { code: 'ZJS', names: { latin: 'ZJS Express', chinese: '宅急送' }, scope: 'domestic',
    kuaidi100Code: 'zhaijisong', kdniaoCode: 'ZJS',
    usual: /^(ZJS|A)\d{12}$/, accepted: /^(ZJS|A)\d{12}$|^\d{10}$/ },
  { code: 'ANE', names: { latin: 'ANE Express', chinese: '安能快递' }, scope: 'domestic',
    kuaidi100Code: 'annengwuliu', kdniaoCode: 'ANE',
    usual: /^300\d{9}$/, accepted: /^\d{12}$/ },
  { code: 'YMDD', names: { latin: 'Yimidida', chinese: '壹米滴答' }, scope: 'domestic',
    kuaidi100Code: 'yimidida', kdniaoCode: 'YMDD',
    usual: /^106\d{9}$/, accepted: /^\d{12}$/ },
  { code: 'SURE', names: { latin: 'Sure Express', chinese: '速尔快递' }, scope: 'domestic',
    kuaidi100Code: 'suer', kdniaoCode: 'SURE',
    usual: /^SUR\d{12}$/, accepted: /^(SUR)?\d{12}$/ },
  { code: 'HHTT', names: { latin: 'TTK Express', chinese: '天天快递' }, scope: 'domestic',
    kuaidi100Code: 'tiantian', kdniaoCode: 'HHTT',
    usual: /^TT(66|88|99|5[67])\d{11}$/, accepted: /^(TT)?\d{12,14}$/ },
  { code: 'S10', names: { latin: 'UPU S10 international item', chinese: '国际邮政 S10' }, scope: 'international',
    kuaidi100Code: 'youzhengguoji', kdniaoCode: '',
    usual: /^[A-Z]{2}\d{9}[A-Z]{2}$/, accepted: /^[A-Z]{2}\d{9}[A-Z]{2}$/ },
  { code: 'YUNEXPRESS', names: { latin: 'YunExpress', chinese: '云途物流' }, scope: 'international',
    kuaidi100Code: 'yuntu', kdniaoCode: '',
    usual: /^YT\d{16}$/, accepted: /^YT\d{16}$/ },
  { code: 'DHL', names: { latin: 'DHL Express', chinese: 'DHL 国际快递' }, scope: 'international',
    kuaidi100Code: 'dhl', kdniaoCode: 'DHL',
    usual: /^\d{10}$/, accepted: /^\d{10}$|^J[A-Z]{2,3}\d{9,18}$/ },
  { code: 'UPS', names: { latin: 'UPS', chinese: 'UPS 国际快递' }, scope: 'international',
    kuaidi100Code: 'ups', kdniaoCode: 'UPS',
    usual: /^1Z[0-9A-Z]{16}$/, accepted: /^1Z[0-9A-Z]{16}$/ },
  { code: 'FEDEX', names: { latin: 'FedEx', chinese: '联邦快递' }, scope: 'international',
    kuaidi100Code: 'fedex', kdniaoCode: 'FEDEX',
    usual: /^\d{12}$|^\d{15}$/, accepted: /^(\d{12}|\d{14}|\d{15}|\d{20}|\d{22})$/ },
] as const satisfies readonly Row[]

export type Courier = (typeof COURIERS)[number]
export type CourierCode = Courier['code']
