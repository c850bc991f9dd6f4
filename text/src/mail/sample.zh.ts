import type { text as en } from './sample.en.ts'

export const text: typeof en = {
  name: '小雨',
  title: '复古帆布双肩包',
  reason: '卖家缺货',
  note: '卖家涨价 20 元。',
}
