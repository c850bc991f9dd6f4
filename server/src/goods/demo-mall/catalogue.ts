import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { Motif } from './motifs.ts'

/** A product of the demo mall: invented, with an id shaped like those of its marketplace. */
export type DemoProduct = {
  platform: 'taobao' | 'tmall' | '1688' | 'weidian'
  itemId: string
  title: string
  priceFen: Fen
  freightFen: Fen
  sellerName: string
  sellerId: string
  options: readonly { name: string; values: readonly string[] }[]
  motif: Motif
  /** Of its pictures: the thing, and what is behind it. */
  colours: readonly [thing: string, ground: string]
}

/** The product of an id, if the mall has it. */
export const findDemoProduct = (platform: string, itemId: string): DemoProduct | undefined =>
  DEMO_PRODUCTS.find((product) => product.platform === platform && product.itemId === itemId)

/** The address of a product at its marketplace: what a shopper would paste. */
export function marketUrl({ platform, itemId }: DemoProduct): string {
  switch (platform) {
    case 'taobao':
      return `https://item.taobao.com/item.htm?id=${itemId}`
    case 'tmall':
      return `https://detail.tmall.com/item.htm?id=${itemId}`
    case '1688':
      return `https://detail.1688.com/offer/${itemId}.html`
    case 'weidian':
      return `https://weidian.com/item.html?itemID=${itemId}`
  }
}

const one = (name: string, ...values: string[]) => ({ name, values })

export const DEMO_PRODUCTS: readonly DemoProduct[] = [
  {
    platform: 'taobao',
    itemId: '812600000101',
    title: '重磅纯棉连帽卫衣 男女同款 秋冬加绒',
    priceFen: 12_900,
    freightFen: 0,
    sellerName: '木棉生活馆',
    sellerId: '2206100011',
    options: [one('颜色', '雾灰', '墨绿', '米白'), one('尺码', 'S', 'M', 'L', 'XL')],
    motif: 'hoodie',
    colours: ['#8d99a6', '#eef0f2'],
  },
  {
    platform: 'taobao',
    itemId: '812600000118',
    title: '手冲咖啡壶 细口壶 304 不锈钢 600 ml',
    priceFen: 8_900,
    freightFen: 800,
    sellerName: '豆间器物',
    sellerId: '2206100028',
    options: [one('颜色', '原钢', '哑光黑')],
    motif: 'kettle',
    colours: ['#596067', '#f3ede4'],
  },
  {
    platform: 'taobao',
    itemId: '812600000125',
    title: '复古帆布双肩包 大容量 可放 15.6 英寸电脑',
    priceFen: 16_800,
    freightFen: 0,
    sellerName: '行野户外',
    sellerId: '2206100035',
    options: [one('颜色', '卡其', '藏青')],
    motif: 'backpack',
    colours: ['#a58457', '#eef1e8'],
  },
  {
    platform: 'tmall',
    itemId: '812700000207',
    title: '有线机械键盘 87 键 热插拔 茶轴',
    priceFen: 29_900,
    freightFen: 0,
    sellerName: '键匠旗舰店',
    sellerId: '2207200012',
    options: [one('配色', '石墨', '奶白'), one('轴体', '茶轴', '红轴')],
    motif: 'keyboard',
    colours: ['#4a5160', '#e9ecf2'],
  },
  {
    platform: 'tmall',
    itemId: '812700000214',
    title: '头戴式蓝牙耳机 主动降噪 40 小时续航',
    priceFen: 39_900,
    freightFen: 0,
    sellerName: '声野旗舰店',
    sellerId: '2207200029',
    options: [one('颜色', '曜石黑', '月光白')],
    motif: 'headphones',
    colours: ['#2f3640', '#f1eef5'],
  },
  {
    platform: 'tmall',
    itemId: '812700000221',
    title: '保温杯 316 不锈钢 500 ml 随行杯',
    priceFen: 7_900,
    freightFen: 0,
    sellerName: '饮好旗舰店',
    sellerId: '2207200036',
    options: [one('颜色', '松石绿', '奶油白', '樱粉')],
    motif: 'bottle',
    colours: ['#3f8f86', '#eaf4f2'],
  },
  {
    platform: '1688',
    itemId: '712800000302',
    title: '加厚陶瓷马克杯 350 ml 可定制图案',
    priceFen: 650,
    freightFen: 1_500,
    sellerName: '景德镇昌南陶瓷厂',
    sellerId: 'b2b-220830001',
    options: [one('颜色', '白', '黑', '天蓝')],
    motif: 'mug',
    colours: ['#5b8fc7', '#eef4fa'],
  },
  {
    platform: '1688',
    itemId: '712800000319',
    title: '纯棉中筒袜 男女四季 10 双装',
    priceFen: 2_380,
    freightFen: 600,
    sellerName: '诸暨大唐袜业',
    sellerId: 'b2b-220830002',
    options: [one('款式', '纯色混装', '条纹混装'), one('尺码', '35-39', '40-44')],
    motif: 'socks',
    colours: ['#c4645c', '#f8eeea'],
  },
  {
    platform: '1688',
    itemId: '712800000326',
    title: 'LED 折叠台灯 可充电 三档调光',
    priceFen: 3_200,
    freightFen: 1_000,
    sellerName: '中山古镇灯饰',
    sellerId: 'b2b-220830003',
    options: [one('颜色', '白色', '浅灰')],
    motif: 'lamp',
    colours: ['#d7a23b', '#f7f2e4'],
  },
  {
    platform: 'weidian',
    itemId: '7290000411',
    title: '手工皮面笔记本 A5 复古绑带',
    priceFen: 5_800,
    freightFen: 500,
    sellerName: '拾页手作',
    sellerId: '1740000041',
    options: [one('颜色', '深棕', '酒红'), one('内页', '空白', '横线', '方格')],
    motif: 'notebook',
    colours: ['#7c4a32', '#f4ece5'],
  },
  {
    platform: 'weidian',
    itemId: '7290000428',
    title: '原创低帮帆布鞋 手绘鞋面',
    priceFen: 15_900,
    freightFen: 0,
    sellerName: '街角制造',
    sellerId: '1740000042',
    options: [one('尺码', '36', '37', '38', '39', '40', '41', '42', '43')],
    motif: 'sneaker',
    colours: ['#d9694f', '#eef3f6'],
  },
  {
    platform: 'weidian',
    itemId: '7290000435',
    title: '日式折叠晴雨伞 轻量 210 g',
    priceFen: 6_900,
    freightFen: 600,
    sellerName: '雨巷',
    sellerId: '1740000043',
    options: [one('颜色', '靛蓝', '芥黄')],
    motif: 'umbrella',
    colours: ['#3a5a9b', '#eceff7'],
  },
]
