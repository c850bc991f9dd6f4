import type { text as en } from './days.en.ts'

export const text: typeof en = {
  label: '日期',
  any: '不限日期',
  presets: {
    today: '今天',
    last7: '近 7 天',
    last30: '近 30 天',
    month: '本月',
    before: '上月',
    year: '今年',
    own: '自选日期',
  },
  from: '起始日',
  to: '截止日',
}
