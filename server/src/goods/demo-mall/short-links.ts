/** Short links that lead into the mall, as an app's share button makes them. */
export const SHORT_LINKS: readonly { code: string; url: string; platform: string; itemId: string }[] = [
  { code: 'h.6LonghaulA', url: 'https://m.tb.cn/h.6LonghaulA', platform: 'taobao', itemId: '812600000101' },
  { code: 'LonghlDM', url: 'https://qr.1688.com/s/LonghlDM', platform: '1688', itemId: '712800000302' },
]
