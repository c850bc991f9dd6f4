import type { text as en } from './errors-staff.en.ts'

export const text: typeof en = {
  between: '请输入 {1} 到 {2} 之间的整数',
  amount_between: '请输入 {1} 到 {2} 之间的数值',
  not_less: '不能小于 {1}',
  colour: '请输入 # 加六位颜色值，例如 #1d4468',
  contrast: '这个颜色的文字看不清：对比度为 {1}:1，至少需要 {2}:1',
  hook_url: '请填写带域名的 https 地址，例如 https://example.com/longhaul',
  push_service: '暂不支持这个浏览器的推送服务',
  link: '请输入以 https:// 开头的网址',
  no_rate: '{1} 还没有汇率',
  unknown_figure: '没有名为 {1} 的数值',
  coupon_code: '请用 4 到 20 个字母或数字',
  in_past: '请选择将来的日期',
  one_language: '请至少填写一种语言的内容',
  time_of_day: '请填写时刻，例如 17:00',
  day: '请填写日期，例如 2026-11-02',
  month: '请填写月份，例如 2026-11',
  period_order: '截止日早于起始日',
  period_long: '一次最多两年',
  calendar_day: '日期有误或重复：{1}',
  view_limit: '最多保存 100 个视图，请先删除一个',
}
