import type { text as en } from './landed-cost.en.ts'

/** 到手总价的各项费用及其来历。 */
export const text: typeof en = {
  names: {
    goods: '商品',
    domestic_freight: '国内运费',
    service: '服务费',
    photos: '精细拍照',
    freight: '国际运费',
    packing: '打包费',
    insurance: '保险',
    collected_tax: '我们代收的税款',
    advanced_duty: '代缴的关税与税费',
    tax: '关税和税费',
  },
  goods: (things) => `${things} 种商品`,
  domestic: (sellers) => (sellers === 1 ? '卖家寄到我们仓库' : `${sellers} 个卖家寄到我们仓库`),
  service: (rate) => `商品和国内运费的 ${rate}`,
  photos: (shots, each) => `${shots} × ${each}`,
  freight: (line, packed, billed, sum) => `${line}：打包后约 ${packed}，按 ${billed} 计费：${sum}`,
  freightSum: (first, steps, step, customs) =>
    `${first}${steps > 0 ? ` + ${steps} × ${step}` : ''}${customs && ` + 清关费 ${customs}`}`,
  packing: '纸箱、填充物和胶带，每个包裹一次',
  insurance: (rate) => `商品价格的 ${rate}`,
}
